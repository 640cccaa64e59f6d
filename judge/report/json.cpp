// The JSON report and the results of the cache. The only user of nlohmann-json, which is heavy.
#include <nlohmann/json.hpp>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/report.hpp"

namespace judge {
namespace {

using Json = nlohmann::ordered_json;

std::string name_of(Verdict verdict) {
  return std::string(verdict_name(verdict));
}

Json to_json(const Difference& difference) {
  return {{"line", difference.line},
          {"wanted_line", difference.wanted_line},
          {"token", difference.token},
          {"wanted", difference.wanted},
          {"wanted_before", difference.around_wanted.before},
          {"wanted_after", difference.around_wanted.after},
          {"got", difference.got},
          {"got_before", difference.around_got.before},
          {"got_after", difference.around_got.after}};
}

Json to_json(const Lines& lines) {
  return {{"first_line", lines.first}, {"shown", lines.shown}, {"lines_in_all", lines.in_all}};
}

Json to_json(const TestResult& test) {
  Json json = {{"name", test.name},
               {"verdict", name_of(test.verdict)},
               {"cpu_s", test.cpu_seconds},
               {"wall_s", test.wall_seconds},
               {"memory_bytes", test.memory_bytes},
               {"message", test.message}};
  if (test.difference) json["difference"] = to_json(*test.difference);
  if (test.signal != 0) json["signal"] = test.signal;
  if (test.verdict == Verdict::kAc) return json;
  json["output"] = to_json(test.output);
  json["stderr"] = to_json(test.error);
  return json;
}

Json to_json(const SubmissionResult& result) {
  Json expected = Json::array(), tests = Json::array();
  for (Verdict verdict : result.expected)
    expected.push_back(name_of(verdict));
  for (const TestResult& test : result.tests)
    tests.push_back(to_json(test));
  Json json = {{"problem", result.problem},
               {"source", result.source},
               {"expected", expected},
               {"verdict", name_of(result.verdict)},
               {"as_expected", result.is_as_expected()},
               {"message", result.message},
               {"warning", result.warning},
               {"time_limit_s", result.time_limit},
               {"memory_limit_mib", result.memory_limit},
               {"tests_in_all", result.tests_in_all},
               {"remembered", result.is_remembered},
               {"tests", tests}};
  if (!result.person.empty()) {
    json["person"] = result.person;
    json["points"] = result.points();
  }
  return json;
}

Verdict verdict_from(const Json& json) {
  const auto verdict = verdict_of(json.get<std::string>());
  if (!verdict) throw Json::other_error::create(501, "no verdict", nullptr);
  return *verdict;
}

Difference difference_from(const Json& json) {
  return {json.at("line"),
          json.at("wanted_line"),
          json.at("token"),
          json.at("wanted"),
          json.at("got"),
          {json.at("wanted_before"), json.at("wanted_after")},
          {json.at("got_before"), json.at("got_after")}};
}

// The library would convert 1e300 as well, which is undefined.
template <typename Number>
Number whole(const Json& json) {
  if (!json.is_number_integer()) throw Json::other_error::create(501, "no whole number", nullptr);
  return json.get<Number>();
}

Lines lines_from(const Json& json) {
  return {json.at("first_line"), json.at("shown"), json.at("lines_in_all")};
}

TestResult test_from(const Json& json) {
  TestResult test;
  test.name = json.at("name");
  test.verdict = verdict_from(json.at("verdict"));
  test.cpu_seconds = json.at("cpu_s");
  test.wall_seconds = json.at("wall_s");
  test.memory_bytes = whole<std::uint64_t>(json.at("memory_bytes"));
  test.message = json.at("message");
  if (json.contains("difference")) test.difference = difference_from(json["difference"]);
  test.signal = json.value("signal", 0);
  if (test.verdict == Verdict::kAc) return test;
  test.output = lines_from(json.at("output"));
  test.error = lines_from(json.at("stderr"));
  return test;
}

// A path may hold bytes that are not UTF-8; they become the replacement character.
std::string text_of(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string json_report(const RunReport& report) {
  Json results = Json::array();
  for (const SubmissionResult& result : report.results)
    results.push_back(to_json(result));
  return text_of({{"isolation", report.isolation}, {"errors", report.errors}, {"results", results}},
                 2);
}

std::string results_to_json(const TestResults& results) {
  Json json = Json::object();
  for (const auto& [key, result] : results)
    json[key] = to_json(result);
  return text_of(json, -1);
}

TestResults results_from_json(std::string_view text) {
  try {
    const Json json = Json::parse(text);
    TestResults results;
    for (const auto& [key, result] : json.items())
      results[key] = test_from(result);
    return results;
  } catch (const Json::exception&) {
    return {};
  }
}

}  // namespace judge
