-- A page as rows of the search index, one for each section, each a line of JSON: page, language, title, heading, anchor,
-- text, names of the problem. The first row is that of the page itself, which has no heading.
-- Run with -t plain; the metadata are those of page.lua, and `page`, the page's address.

local stringify = pandoc.utils.stringify

local function quoted(text)
  local plain = text:gsub("[%c%s]+", " "):gsub("[\\\"]", "\\%0"):gsub("</", "<\\/")
  return '"' .. plain .. '"'
end

-- The words of a text, without listings and marks; a blank between the cells of a table.
local function text_of(block)
  if block.t == "RawBlock" then return (block.text:gsub("<!%-%-.-%-%->", ""):gsub("<[^>]*>", " ")) end
  if block.t == "CodeBlock" then return "" end
  if block.t ~= "Table" then return stringify(block) end
  local simple, cells = pandoc.utils.to_simple_table(block), {}
  local function add(row)
    for _, cell in ipairs(row) do table.insert(cells, stringify(cell)) end
  end
  add(simple.headers)
  for _, row in ipairs(simple.rows) do add(row) end
  return table.concat(cells, " ")
end

local function is_language_line(block)
  local first = block.t == "Para" and block.content[1]
  return first and first.t == "Link" and first.target:match("^%u+[%w.-]*%.md$") ~= nil
end

-- By what a problem may be looked for: its ID and the aliases in its problem.toml.
local function names_of(path)
  local id = path:match("^problems/([%w-]+)/")
  local file = id and io.open("problems/" .. id .. "/problem.toml")
  if not file then return "" end
  local names = { id }
  for alias in (file:read("a"):match("\naliases *= *(%b[])") or ""):gmatch('"([^"/]*)"') do table.insert(names, alias) end
  file:close()
  return table.concat(names, " ")
end

function Pandoc(doc)
  local meta = doc.meta
  local page, lang = stringify(meta.page), stringify(meta.language) == "zh" and "zh-CN" or "en"
  local title, heading, anchor, text, rows = "", "", "", {}, {}
  local function finish()
    if #text == 0 and heading ~= "" then return end
    local row = { page, lang, title, heading, anchor, table.concat(text, " "), names_of(stringify(meta.path)) }
    for i, field in ipairs(row) do row[i] = quoted(field) end
    table.insert(rows, "[" .. table.concat(row, ",") .. "]")
    text = {}
  end
  for _, block in ipairs(doc.blocks) do
    if block.t == "Header" and block.level == 1 then
      title = stringify(block)
    elseif is_language_line(block) then  -- says nothing
    elseif block.t == "Header" and block.level == 2 then
      finish()
      heading, anchor = stringify(block), block.identifier
    else
      table.insert(text, text_of(block))
    end
  end
  finish()
  return pandoc.Pandoc({ pandoc.RawBlock("plain", table.concat(rows, "\n")) }, {})
end
