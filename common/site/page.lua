-- A README.md of the project as a page of the site: pandoc's filter for it.
--
-- The metadata say which file this is (`path`, from the root), its language (`language`, en or zh) and the site's
-- folder (`site`). The order of the problems, their titles and their samples are read from the project as it is.

local stringify = pandoc.utils.stringify

local WORDS = {
  en = {
    name = "Combinatorial games", course = "Course", play = "Play", other = "中文", search = "Search",
    contents = "All pages", here = "On this page", neighbours = "Previous and next page", site = "Site",
    commit = "Made from commit", skip = "Skip to the text", found = "{0} sections found", table = "Table", row = "name",
    run = "Run it here", input = "Input", start = "Run", stop = "Stop", sample = "Sample",
    output = "What main.cpp prints", explanation = "Why: the first case explained",
    noscript = "This part needs scripts (JavaScript), which are switched off.", status = "exit status",
    stopped = "stopped", nothing = "(nothing)", played = "Play this game against the library",
    about = "The unmodified main.cpp, compiled to WebAssembly, runs on your machine; nothing is sent anywhere. " ..
            "A second program, the reference, says why. Ctrl+Enter in the input runs them, too.",
  },
  zh = {
    name = "组合游戏", course = "教程", play = "对弈", other = "English", search = "搜索",
    contents = "全部页面", here = "本页内容", neighbours = "上一页和下一页", site = "站点",
    commit = "生成自提交", skip = "跳到正文", found = "找到 {0} 节", table = "表", row = "名称",
    run = "在这里运行", input = "输入", start = "运行", stop = "停止", sample = "样例",
    output = "main.cpp 的输出", explanation = "为什么：第一组数据的解释",
    noscript = "这一部分需要脚本（JavaScript），而脚本已被关闭。", status = "退出状态",
    stopped = "已停止", nothing = "（没有输出）", played = "与库对弈这个游戏",
    about = "未经修改的 main.cpp 编译成 WebAssembly，就在你的机器上运行，不发送任何数据。另一个程序（参考程序）说明为什么。在输入框里按 Ctrl+Enter 也可以运行。",
  },
}

local lang, words, site, path

-- --- files ---

local function read(name)
  local file = io.open(name, "rb")
  if not file then return nil end
  local text = file:read("a")
  file:close()
  return text  -- nil for a folder
end

local function lines_of(command)
  local pipe, found = io.popen(command), {}
  for line in pipe:lines() do table.insert(found, line) end
  pipe:close()
  return found
end

local function file_in(language) return language == "zh" and "README.zh-CN.md" or "README.md" end

-- "problems/P2252" and "../README.md" give "problems/README.md".
local function joined(folder, target)
  local parts = {}
  for part in (folder .. "/" .. target):gmatch("[^/]+") do
    if part == ".." then table.remove(parts) elseif part ~= "." then table.insert(parts, part) end
  end
  return table.concat(parts, "/")
end

-- --- the pages and their order ---

-- The problems in the order of the course, then all others.
local function problems()
  local ids, known = {}, {}
  local function add(id)
    if not known[id] then table.insert(ids, id) end
    known[id] = true
  end
  for id in ("\n" .. read("problems/README.md")):gmatch("\n| %[([%w-]+)%]%(") do
    if read("problems/" .. id .. "/problem.toml") then add(id) end
  end
  for _, name in ipairs(lines_of("ls -d problems/*/problem.toml")) do add(name:match("problems/(.*)/")) end
  return ids
end

local function title_of(name) return (read(name) or ""):match("# ([^\n]*)") end

local function page_name(name, language) return name .. (language == "zh" and ".zh" or "") .. ".html" end

-- The page of a file of the project, or nil if it has none. A page without a translation is shown in English.
local function page_of(name)
  if name == file_in("en") or name == file_in("zh") then return page_name("index", lang) end
  local folder, file = name:match("^(.*)/(README[%w.-]*)$")
  local language = file and (file == file_in("zh") and "zh" or "en") or lang
  folder = folder or name
  if folder == "problems" then return page_name("course", language) end
  if folder == "common/site/play" then return page_name("play", language) end
  if folder == "common/site/home" then return page_name("index", language) end
  local id = folder:match("^problems/([%w-]+)$")
  if not id or not read(folder .. "/problem.toml") then return nil end
  if not read(folder .. "/" .. file_in(language)) then language = "en" end
  return page_name(id, language)
end

-- All pages of the language in their order: address and title.
local function all_pages()
  local list = {}
  local function add(folder)
    local name = folder .. "/" .. file_in(lang)
    if not read(name) then name = folder .. "/" .. file_in("en") end
    table.insert(list, { address = page_of(name), title = title_of(name) })
  end
  add("common/site/home")
  add("problems")
  for _, id in ipairs(problems()) do add("problems/" .. id) end
  add("common/site/play")
  return list
end

-- --- links ---

-- The text of a file, or of a folder's page, that this page names.
local function named(name)
  return read(name) or read(name .. "/README.md") or error(path .. " names " .. name .. ", which is not there")
end

-- Puts a text into the site; returns its address.
local function put(text, copy)
  local file = assert(io.open(site .. "/" .. copy, "wb"))
  file:write(text)
  file:close()
  return copy
end

-- Sources are in the site as plain text: a browser shows what ends in .txt.
local function copied(name) return put(named(name), "files/" .. name:gsub("/", "-") .. ".txt") end

local function rewritten(target)
  if target:match("^%a[%w+.-]*:") or target:match("^#") then return target end
  local name, anchor = target:match("^([^#]*)(.*)$")
  name = joined(path:match("^(.*)/") or ".", name)
  return (page_of(name) or copied(name)) .. anchor
end

local function link(element)
  element.target = rewritten(element.target)
  return element
end

-- The text keeps its place while a picture is loaded, and a picture is loaded when the reader gets near it.
local function image_attributes(svg)
  local width, height = svg:match('<svg[^>]* width="(%d+)" height="(%d+)"')
  return { width = width, height = height, loading = "lazy" }
end

local function image(element)
  local name = joined(path:match("^(.*)/"), element.src)
  local svg = named(name)
  element.src = put(svg, (name:gsub("/", "-")))
  element.attributes = image_attributes(svg)
  return element
end

-- --- parts of a page ---

local function escaped(text)
  return (text:gsub("[&<>\"]", { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }))
end

local function html(text) return pandoc.RawBlock("html", text) end

-- A screen reader says something for the empty head of the column of names.
local function named_heads(element)
  local head = element.head
  for _, row in ipairs(head.rows) do
    for _, cell in ipairs(row.cells) do
      if #cell.contents == 0 then
        cell.contents = { pandoc.Plain({ pandoc.Span(words.row, pandoc.Attr("", { "unseen" })) }) }
      end
    end
  end
  element.head = head
end

-- A table scrolls by itself where it is too wide, and the keyboard can scroll it.
local tables = 0
local function scrolling(element)
  tables = tables + 1
  named_heads(element)
  local label = words.table .. " " .. tables
  return pandoc.Div({ element }, pandoc.Attr("", { "scroll" }, { tabindex = "0", role = "region", ["aria-label"] = label }))
end

local function sample_buttons(samples)
  local buttons = {}
  for i, input in ipairs(samples) do
    table.insert(buttons, ('<button type="button" data-input="%s">%s %d</button>'):format(escaped(input), words.sample, i))
  end
  return table.concat(buttons, "\n")
end

local function samples_of(id)
  local samples = {}
  for _, name in ipairs(lines_of("ls -v testdata/" .. id .. "/sample/*.in")) do table.insert(samples, read(name)) end
  return samples
end

local function run_section(id)
  local samples = samples_of(id)
  return {
    pandoc.Header(2, words.run, pandoc.Attr("run")),
    html(([[
<noscript><p>%s</p></noscript>
<section id="run-it" class="machine" aria-labelledby="run" data-problem="%s" data-status="%s" data-stopped="%s" data-nothing="%s" hidden>
<p class="note">%s</p>
<p><label for="input">%s</label></p>
<textarea id="input" class="input" rows="5" spellcheck="false">%s</textarea>
<p class="buttons"><button type="button" class="start main">%s</button> <button type="button" class="stop" disabled>%s</button>
%s</p>
<div class="halves">
<div><h3 id="output">%s</h3><pre class="output" role="status" aria-labelledby="output" tabindex="0"></pre></div>
<div><h3 id="explanation">%s</h3><pre class="explanation" role="status" aria-labelledby="explanation" tabindex="0"></pre></div>
</div>
</section>
]]):format(words.noscript, id, words.status, words.stopped, words.nothing, words.about, words.input,
           "\n" .. escaped(samples[1] or ""), words.start, words.stop, sample_buttons(samples), words.output, words.explanation)),
  }
end

-- What a reader can do on a problem's page besides reading: run it, and play the game that problem.toml names.
local function actions(id)
  local run = ('<a href="#run">%s</a>'):format(words.run)
  local game = ("\n" .. read("problems/" .. id .. "/problem.toml")):match('\ngame *= *"([^"]*)"')
  local play = game and (' · <a href="%s#%s">%s</a>'):format(
    page_name("play", lang), escaped(game:gsub(" ", "/", 1):gsub(" ", "+")), words.played) or ""
  return html('<p class="actions">' .. run .. play .. "</p>")
end

-- GitHub's own way between the languages: the site has another.
local function is_language_line(block)
  local first = block and block.t == "Para" and block.content[1]
  return first and first.t == "Link" and first.target:match("^README[%w.-]*$") ~= nil
end

local function without_head(blocks)
  local title
  if blocks[1] and blocks[1].t == "Header" and blocks[1].level == 1 then title = blocks:remove(1) end
  if is_language_line(blocks[1]) then blocks:remove(1) end
  return title
end

-- The heading of the section on traps in this language, as the layout of problems has it.
local function traps()
  local english, chinese = read("judge/problem/layout.txt"):match("\nsection traps | ([^|]*) | ([^|]*) |")
  return lang == "zh" and chinese or english
end

local function with_run(blocks, id)
  local place = #blocks + 1
  for i, block in ipairs(blocks) do
    if block.t == "Header" and stringify(block) == traps() then place = i end
  end
  for i, block in ipairs(run_section(id)) do blocks:insert(place + i - 1, block) end
  return blocks
end

local function contents(pages, here)
  local items = {}
  for _, page in ipairs(pages) do
    local mark = page.address == here and ' aria-current="page"' or ""
    local other = lang == "zh" and not page.address:match("%.zh%.html$") and ' lang="en" hreflang="en"' or ""
    table.insert(items, ('<li><a href="%s"%s%s>%s</a></li>'):format(page.address, mark, other, escaped(page.title)))
  end
  return "<ol>\n" .. table.concat(items, "\n") .. "\n</ol>"
end

local function raw(text) return pandoc.MetaInlines({ pandoc.RawInline("html", text) }) end

local function set_neighbours(meta, pages, here)
  for i, page in ipairs(pages) do
    if page.address == here then
      local before, after = pages[i - 1], pages[i + 1]
      if before then meta.previous, meta["previous-title"] = raw(before.address), raw(escaped(before.title)) end
      if after then meta.next, meta["next-title"] = raw(after.address), raw(escaped(after.title)) end
    end
  end
end

local function set_other_language(meta)
  local other = lang == "zh" and "en" or "zh"
  local file = path:match("^(.*)/") .. "/" .. file_in(other)
  if not read(file) then return end
  meta.other, meta["other-lang"] = raw(page_of(file)), other == "zh" and "zh-CN" or "en"
end

local function set_places(meta, here)
  for _, place in ipairs({ "home", "course", "play" }) do
    local address = page_name(place == "home" and "index" or place, lang)
    meta[place] = raw(address)
    if address == here then meta["is-" .. place] = true end
  end
end

-- The list of the problems stands where the home page says so.
local function home_list(pages)
  local items = pandoc.List()
  for i = 2, #pages do items:insert(pages[i]) end
  return html(contents(items, ""))
end

function Pandoc(doc)
  lang, site, path = stringify(doc.meta.language), stringify(doc.meta.site), stringify(doc.meta.path)
  words = WORDS[lang]
  local title = without_head(doc.blocks)
  local pages, here = all_pages(), page_of(path)
  local id = path:match("^problems/([%w-]+)/")
  local body = pandoc.Div(doc.blocks)
  body = pandoc.walk_block(body, { Link = link, Image = image, Table = scrolling })
  local blocks = body.content
  if id then
    blocks = with_run(blocks, id)
    blocks:insert(1, actions(id))
  end
  if path:match("^common/site/home/") then blocks:insert(home_list(pages)) end
  local meta = doc.meta
  meta.title = pandoc.MetaInlines({ pandoc.Str(title and stringify(title) or title_of(path)) })
  meta.word = {}
  for name, word in pairs(words) do meta.word[name] = raw(escaped(word)) end
  meta.contents = raw(contents(pages, here))
  if id then meta.script = "run.js" end
  if path:match("^common/site/play/") then meta.script = pandoc.List({ "wasi.js", "play.js" }):map(raw) end
  meta.lang = lang == "zh" and "zh-CN" or "en"
  set_neighbours(meta, pages, here)
  set_other_language(meta)
  set_places(meta, here)
  return pandoc.Pandoc(blocks, meta)
end
