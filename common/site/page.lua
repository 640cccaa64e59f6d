-- A README.md of the project as a page of the site: pandoc's filter for it.
--
-- The metadata say which file this is (`path`, from the root), its language (`language`, en or zh) and the site's
-- folder (`site`). The order of the problems, their titles and their samples are read from the project as it is.

local stringify = pandoc.utils.stringify

local WORDS = {
  en = {
    name = "Combinatorial games", index = "Start", course = "Course", cheatsheet = "Cheat sheet", play = "Play", explore = "Explore", library = "Headers",
    other = "中文", search = "Search", close = "Close", theme = "Colours", auto = "as the system", light = "light", dark = "dark",
    contents = "All pages", here = "On this page", neighbours = "Previous and next page", site = "Site",
    commit = "Made from commit", skip = "Skip to the text", found = "{0} sections found", table = "Table", row = "name",
    run = "Run it here", input = "Input", start = "Run", stop = "Stop", sample = "Sample", own = "Your own input", file = "Input from a file", forgetfile = "Leave the file",
    output = "What main.cpp prints", explanation = "Why: the cases explained", illegal = "This input is not legal, so nothing was run:",
    noscript = "This part needs scripts (JavaScript), which are switched off.", status = "exit status", slow = "still running after {0} s: stopped",
    stopped = "stopped", nothing = "(nothing)", played = "Play this game against the library", won = "won", read = "read",
    broken = "Break it", wrongOutput = "The wrong program prints", rightOutput = "main.cpp prints", why = "Why",
    programs = "All programs, to read, copy and save", headers = "The headers, to read, copy and save", source = "File", copy = "Copy", copied = "Copied.", selected = "Selected: copy it with Ctrl+C.", save = "Save",
    map = "A map of the game: point to a square, or move over it with the arrow keys. Dark squares are P. Double-click: play from there.", mapNote = "({0}): {1} winning moves.",
    mapSize = "To the right {0} to {1}, up {2} to {3}.", difficulty = "difficulty {0} of 3, by the course's order", theorem = "Theorem", forget = "Forget what was read and won", kept = "What you have read and won is kept in this browser only.",
    about = "The unmodified main.cpp, compiled to WebAssembly, runs on your machine; nothing is sent anywhere. " ..
            "A second program, the reference, says why. Ctrl+Enter in the input runs them, too.",
  },
  zh = {
    name = "组合游戏", index = "首页", course = "教程", cheatsheet = "速查表", play = "对弈", explore = "探索", library = "头文件",
    other = "English", search = "搜索", close = "关闭", theme = "配色", auto = "随系统", light = "浅色", dark = "深色",
    contents = "全部页面", here = "本页内容", neighbours = "上一页和下一页", site = "站点",
    commit = "生成自提交", skip = "跳到正文", found = "找到 {0} 节", table = "表", row = "名称",
    run = "在这里运行", input = "输入", start = "运行", stop = "停止", sample = "样例", own = "我自己的输入", file = "从文件输入", forgetfile = "不用这个文件",
    output = "main.cpp 的输出", explanation = "为什么：各组数据的解释", illegal = "输入不合法，所以没有运行：",
    noscript = "这一部分需要脚本（JavaScript），而脚本已被关闭。", status = "退出状态", slow = "运行 {0} 秒仍未结束，已停止",
    stopped = "已停止", nothing = "（没有输出）", played = "与电脑对弈这个游戏", won = "已赢", read = "已读",
    broken = "试出错误", wrongOutput = "错误程序的输出", rightOutput = "main.cpp 的输出", why = "为什么",
    programs = "全部程序：阅读、复制、保存", headers = "全部头文件：阅读、复制、保存", source = "文件", copy = "复制", copied = "已复制。", selected = "已选中，请按 Ctrl+C 复制。", save = "保存",
    map = "游戏的地图：指向一个格子，或用方向键移动。深色格子是 P。双击：从那里开始对弈。", mapNote = "({0})：必胜走法 {1} 种。",
    mapSize = "向右 {0} 到 {1}，向上 {2} 到 {3}。", difficulty = "难度 {0}/3，按教程的顺序", theorem = "定理", forget = "清除已读和已赢的记录", kept = "已读和已赢的记录只保存在这个浏览器里。",
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

local function ending(language) return language == "zh" and ".zh-CN.md" or ".md" end
local function file_in(language) return "README" .. ending(language) end

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

-- The pages besides those of the problems: files without their endings, and the names of their pages.
local function listed()
  local list = {}
  for file, name in (read("common/site/pages.txt")):gmatch("(%S+) (%S+)\n") do
    if read(file .. ".md") then table.insert(list, { file = file, name = name }) end
  end
  return list
end

-- The page of a file or a folder of the project, or nil if it has none. A page without a translation is shown in English.
local function page_of(name)
  if name == file_in("en") or name == file_in("zh") then return page_name("index", lang) end
  local language = name:match("%.zh%-CN%.md$") and "zh" or name:match("%.md$") and "en" or lang
  local file = name:gsub("%.zh%-CN%.md$", ""):gsub("%.md$", "")
  if not name:match("%.md$") then file = file .. "/README" end
  for _, page in ipairs(listed()) do
    if page.file == file then return page_name(page.name, read(file .. ending(language)) and language or "en") end
  end
  local id = file:match("^problems/([%w-]+)/README$")
  if not id or not read("problems/" .. id .. "/problem.toml") then return nil end
  return page_name(id, read(file .. ending(language)) and language or "en")
end

-- All pages of the language in their order: address, title, and the ID of a problem or the name of another page. The
-- problems stand behind the course.
local function all_pages()
  local list = {}
  local function add(file, name, id)
    local source = file .. (read(file .. ending(lang)) and ending(lang) or ".md")
    table.insert(list, { address = page_of(source), title = title_of(source), name = name, id = id })
  end
  for _, page in ipairs(listed()) do
    add(page.file, page.name)
    if page.name == "course" then
      for _, id in ipairs(problems()) do add("problems/" .. id .. "/README", id, id) end
    end
  end
  return list
end

-- --- links ---

-- The text of a file that this page names.
local function named(name) return read(name) or error(path .. " names " .. name .. ", which is not there") end

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
  if not page_of(name) and not read(name) and lines_of("ls -d '" .. name .. "'/")[1] then return nil end
  return (page_of(name) or copied(name)) .. anchor
end

-- What leads to a folder without a page is no link here.
local function link(element)
  local target = rewritten(element.target)
  if not target then return element.content end
  element.target = target
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
  return pandoc.Link({ element }, element.src, "", pandoc.Attr("", { "figure" }))
end

-- --- parts of a page ---

local function escaped(text)
  return (text:gsub("[&<>\"]", { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }))
end

-- A long name may go on in the next line behind a point, and nowhere else.
local function code(element)
  if #element.text < 34 or not element.text:match("^[%w.]+$") then return element end
  return pandoc.RawInline("html", "<code>" .. escaped(element.text):gsub("%.", ".<wbr>") .. "</code>")
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
local with_attempts  -- below
local function scrolling(element)
  tables = tables + 1
  named_heads(element)
  with_attempts(element)
  local label = words.table .. " " .. tables
  return pandoc.Div({ element }, pandoc.Attr("", { "scroll" }, { tabindex = "0", role = "region", ["aria-label"] = label }))
end

-- The input that a cell of a table of mistakes stands for: "1 / 2 3" has two lines, "a"×10 ten letters; without a line end
-- at its end, if the cell says so; or what a generator is called with.
local function input_of(cell)
  local text, code = stringify(cell.contents), nil
  pandoc.walk_block(pandoc.Div(cell.contents), { Code = function(element) code = code or element.text end })
  if not code then return "" end
  if text:match("^generator ") or text:match("^生成器") then return ('data-generator="%s"'):format(escaped(code)) end
  local times = text:match("×(%d+)")
  if times then code = code:rep(tonumber(times)) end
  local last = (text:match("without newline") or text:match("无换行")) and "" or "\n"
  return ('data-given="%s"'):format(escaped(code:gsub(" / ", "\n") .. last))
end

-- At each wrong program of a table of mistakes stands the button that runs it.
with_attempts = function(element)
  local id = path:match("^problems/([%w-]+)/")
  local place
  for i, cell in ipairs(element.head.rows[1] and element.head.rows[1].cells or {}) do
    local head = stringify(cell.contents)
    if head == "input" or head == "反例" then place = i end
  end
  for _, row in ipairs(id and place and element.bodies[1].body or {}) do
    local last = row.cells[#row.cells]
    local name = stringify(last.contents):match("^wrong/([%w_]+)%.cpp$")
    if name then
      row.cells[1].contents:insert(html(('<button type="button" class="attempt" data-wrong="%s" %s>%s</button>'):format(
        name, input_of(row.cells[place]), words.broken)))
    end
  end
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

-- Texts for the scripts: data-NAME for each.
local function data_words(names)
  local attributes = {}
  for i, name in ipairs(names) do
    attributes[i] = ('data-%s="%s"'):format(name:gsub("%u", function(letter) return "-" .. letter:lower() end), escaped(words[name]))
  end
  return table.concat(attributes, " ")
end

-- The sources of a module, of which one is shown.
local function sources(module, title)
  return html(([[
<details class="sources" data-module="%s" %s hidden><summary>%s</summary>
<p class="buttons"><label>%s <select></select></label> <button type="button" class="copy">%s</button> <button type="button" class="save">%s</button> <span role="status"></span></p>
<pre tabindex="0" role="region" aria-label="%s"></pre></details>
]]):format(module, data_words({ "copied", "selected" }), title, words.source, words.copy, words.save, words.source))
end

local function run_section(id)
  local samples = samples_of(id)
  return {
    pandoc.Header(2, words.run, pandoc.Attr("run")),
    html(([[
<noscript><p>%s</p></noscript>
<section id="run-it" class="machine" aria-labelledby="run" data-problem="%s" %s hidden>
<p class="note">%s</p>
<p><label for="input">%s</label></p>
<textarea id="input" class="input" rows="5" spellcheck="false">%s</textarea>
<p class="buttons"><button type="button" class="start main">%s</button> <button type="button" class="stop" disabled>%s</button>
%s <button type="button" class="own" hidden>%s</button></p>
<p class="buttons"><label>%s <input type="file" class="pick"></label> <span class="file" role="status"></span> <button type="button" class="forget-file" hidden>%s</button></p>
<div class="halves">
<div><h3 id="output">%s</h3><pre class="output" role="status" aria-labelledby="output" tabindex="0"></pre></div>
<div><h3 id="explanation">%s</h3><pre class="explanation" role="status" aria-labelledby="explanation" tabindex="0"></pre></div>
</div>
</section>
]]):format(words.noscript, id, data_words({ "status", "stopped", "nothing", "slow", "illegal", "wrongOutput", "rightOutput", "why", "explanation" }),
           words.about, words.input, "\n" .. escaped(samples[1] or ""), words.start, words.stop, sample_buttons(samples), words.own,
           words.file, words.forgetfile, words.output, words.explanation)),
    sources(id .. "-sources", words.programs),
  }
end

-- The start of a game that the problem.toml names.
local function game_of(id) return ("\n" .. read("problems/" .. id .. "/problem.toml")):match('\ngame *= *"([^"]*)"') end

-- The maps of games with two numbers: the game that a map shows, its first and its last square.
local MAPS = {
  wythoff = { "wythoff", "0 0", "24 24" }, queen = { "queen", "0 0", "24 24" }, fibonacci = { "fibonacci", "2 1", "34 16" },
  bash = { "bash", "0 1", "24 8" }, ["misere-count"] = { "misere-bash", "1 1", "24 8" },
}
local function map_of(id)
  local map = MAPS[(game_of(id) or ""):match("^%S*")]
  if not map then return nil end
  local x, y = map[2]:match("(%d+) (%d+)")
  local toX, toY = map[3]:match("(%d+) (%d+)")
  local size = words.mapSize:gsub("{0}", x):gsub("{1}", toX):gsub("{2}", y):gsub("{3}", toY)
  return html(([[
<div class="map" data-game="%s" data-first="%s" data-last="%s" data-told="%s" data-page="%s"><p class="note">%s %s</p>
<div class="grid" tabindex="0" role="application" aria-label="%s"></div><p class="why" role="status"></p></div>
]]):format(map[1], map[2], map[3], words.mapNote, page_name("play", lang), words.map, size, words.map))
end

-- The problems of each game, for the page to play: address and title.
local function problems_of_games(pages)
  local games = {}
  for _, page in ipairs(pages) do
    local game = page.id and (game_of(page.id) or ""):match("^%S+")
    if game then
      games[game] = games[game] or {}
      table.insert(games[game], ('["%s","%s"]'):format(page.address, page.title:gsub('"', "'")))
    end
  end
  local list = {}
  for game, of_it in pairs(games) do table.insert(list, ('"%s":[%s]'):format(game, table.concat(of_it, ","))) end
  table.sort(list)
  return escaped("{" .. table.concat(list, ",") .. "}")
end

-- What a reader can do on a problem's page besides reading: run it, and play the game that problem.toml names.
local function actions(id)
  local run = ('<a href="#run">%s</a>'):format(words.run)
  local game = game_of(id)
  local play = game and (' · <a href="%s#%s">%s</a>'):format(
    page_name("play", lang), escaped(game:gsub(" ", "/", 1):gsub(" ", "+")), words.played) or ""
  return html('<p class="actions">' .. run .. play .. "</p>")
end

-- GitHub's own way between the languages: the site has another.
local function is_language_line(block)
  local first = block and block.t == "Para" and block.content[1]
  return first and first.t == "Link" and first.target:match("^%u+[%w.-]*%.md$") ~= nil
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

-- The map stands behind the picture.
local function with_map(blocks, map)
  for i, block in ipairs(blocks) do
    local first = map and block.t == "Para" and block.content[1]
    if first and first.t == "Link" and first.classes[1] == "figure" then return blocks:insert(i + 1, map) end
  end
end

local function scripts(here, id)
  local name = here:match("^(%a+)")
  if id then return map_of(id) and { "run.js", "map.js" } or { "run.js" } end
  return ({ play = { "wasi.js", "boards.js", "formula.js", "play.js" }, index = { "wasi.js", "boards.js", "formula.js", "play.js" },
            explore = { "wasi.js", "boards.js", "explore.js" }, library = { "run.js" } })[name] or {}
end

local function with_run(blocks, id)
  local place = #blocks + 1
  for i, block in ipairs(blocks) do
    if block.t == "Header" and stringify(block) == traps() then place = i end
  end
  for i, block in ipairs(run_section(id)) do blocks:insert(place + i - 1, block) end
  return blocks
end

-- A mark that a script shows: the problem was read, its game was won.
local function note(kind, name)
  return ('<span class="done" data-note="%s" data-name="%s" hidden>%s %s</span>'):format(kind, name, kind == "won" and "★" or "✓", words[kind])
end

local function contents(pages, here)
  local items = {}
  for _, page in ipairs(pages) do
    local mark = page.address == here and ' aria-current="page"' or ""
    local other = lang == "zh" and not page.address:match("%.zh%.html$") and ' lang="en" hreflang="en"' or ""
    local done = page.id and " " .. note("read", page.id) or ""
    table.insert(items, ('<li><a href="%s"%s%s>%s</a>%s</li>'):format(page.address, mark, other, escaped(page.title), done))
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
  local file = path:gsub("%.zh%-CN%.md$", ""):gsub("%.md$", "") .. ending(other)
  if not read(file) then return end
  meta.other, meta["other-lang"] = raw(page_of(file)), other == "zh" and "zh-CN" or "en"
end

-- The links at the top: the pages that are not those of problems.
local function set_bar(meta, pages, here)
  local bar = pandoc.List()
  for _, page in ipairs(pages) do
    if not page.id then
      local name = page.name == "index" and words.name or words[page.name]
      bar:insert({ address = raw(page.address), name = raw(escaped(name)), here = page.address == here or nil })
    end
  end
  meta.bar = bar
end

-- The theorem in short, from the table on the project's front page, as pandoc reads it.
local function theorems()
  local found = {}
  local page = pandoc.read(read(file_in(lang)), "gfm+east_asian_line_breaks")
  pandoc.walk_block(pandoc.Div(page.blocks), { Table = function(element)
    for _, row in ipairs(element.bodies[1].body) do
      local id = stringify(row.cells[1].contents)
      if #row.cells == 5 and read("problems/" .. id .. "/problem.toml") then found[id] = stringify(row.cells[3].contents) end
    end
  end })
  return found
end

-- The list of the problems stands where the home page says so: theorem, difficulty, what was read and won.
local function home_list(pages)
  local theorem, items, count, place = theorems(), {}, #problems(), 0
  for _, page in ipairs(pages) do
    if page.id then
      place = place + 1
      local level = math.ceil(3 * place / count)
      local game = game_of(page.id)
      table.insert(items, ('<li><a href="%s">%s</a> <span class="level" role="img" aria-label="%s">%s</span> %s %s<br><span class="note">%s</span></li>'):format(
        page.address, escaped(page.title), words.difficulty:gsub("{0}", level), ("●"):rep(level) .. ("○"):rep(3 - level),
        note("read", page.id), game and note("won", game:match("^%S+")) or "", escaped(theorem[page.id] or "")))
    end
  end
  return html(('<ol class="problems">\n%s\n</ol>\n<p class="note">%s <button type="button" class="forget" hidden>%s</button></p>'):format(
    table.concat(items, "\n"), words.kept, words.forget))
end

function Pandoc(doc)
  lang, site, path = stringify(doc.meta.language), stringify(doc.meta.site), stringify(doc.meta.path)
  words = WORDS[lang]
  local title = without_head(doc.blocks)
  local pages, here = all_pages(), page_of(path)
  local id = path:match("^problems/([%w-]+)/")
  local body = pandoc.Div(doc.blocks)
  body = pandoc.walk_block(body, { Link = link, Image = image, Table = scrolling, Code = code })
  local blocks = body.content
  if id then
    blocks = with_run(blocks, id)
    blocks:insert(1, actions(id))
    with_map(blocks, map_of(id))
  end
  if here:match("^index") then blocks:insert(home_list(pages)) end
  if here:match("^library") then blocks:insert(1, sources("library", words.headers)) end
  for _, block in ipairs(blocks) do
    if block.t == "RawBlock" then block.text = block.text:gsub("PROBLEMS", problems_of_games(pages), 1) end
  end
  local meta = doc.meta
  meta.title = pandoc.MetaInlines({ pandoc.Str(title and stringify(title) or title_of(path)) })
  meta.word = {}
  for name, word in pairs(words) do meta.word[name] = raw(escaped(word)) end
  meta.contents = raw(contents(pages, here))
  if id then meta.id = raw(id) end
  meta.script = pandoc.List(scripts(here, id)):map(raw)
  meta.lang = lang == "zh" and "zh-CN" or "en"
  set_neighbours(meta, pages, here)
  set_other_language(meta)
  set_bar(meta, pages, here)
  meta["is-home"] = here:match("^index") ~= nil
  return pandoc.Pandoc(blocks, meta)
end
