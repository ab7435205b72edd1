import { expect, test } from "vitest";
import { isSameName, nameContains } from "#domain/same-name.ts";

test.each([
  ["case", "WEEK Key", "week key"],
  ["a no-break space", "Week\u00a0Key", "Week Key"],
  ["two spaces, and spaces at the ends", " Week  Key ", "Week Key"],
  ["a soft hyphen", "Spoo\u00adfer", "Spoofer"],
  ["a mark of direction", "\u200eRadar\u200f", "Radar"],
  ["a joiner, and the mark that makes an emoji", "\u2764\ufe0f\u200d Key", "\u2764 Key"],
  ["a composed and a decomposed accent", "Caf\u00e9", "Cafe\u0301"],
  ["an accent that was not typed", "Éclair Ñandú", "eclair nandu"],
  ["a curly apostrophe", "Player’s ‘Key’", "Player's 'Key'"],
  ["another apostrophe", "Player´s ʼKey`", "Player's 'Key'"],
  ["curly quotes", "“Pro”", '"Pro"'],
  ["a dash", "Week–Key‑1", "Week-Key-1"],
  ["full-width letters", "ＰＲＯ", "pro"],
  ["the German sharp s", "Straße", "STRASSE"],
  ["the Greek sigma at the end", "ΟΔΟΣ", "οδος"],
  ["the Turkish i", "İstanbul Işık", "istanbul isik"],
])("%s does not make another name", (_, a, b) => {
  expect(isSameName(a, b)).toBe(true);
});

test.each([
  ["Week Key", "WeekKey"],
  ["Radar", "Radar 2"],
  ["Detected", "D\u0435tected"],
  ["กิน", "กัน"],
])("%s and %s are two names", (a, b) => {
  expect(isSameName(a, b)).toBe(false);
});

test.each([
  ["Temp Spoofer", "P  SPOOF"],
  ["Über\u00a0Radar", " uber r"],
  ["ЁЖ", "еж"],
  ["각성", "가"],
  ["Tiếng Việt Đà Nẵng", "tieng viet da nang"],
  ["IŞIK", "ışık"],
  ["Straßen", "strass"],
  ["Łódź", "lodz"],
  ["أداة الإعدادات", "اداه الاعدادات"],
  ["مُحَسِّن", "محسن"],
  ["ألعــاب", "العاب"],
])("%s is found by %j", (name, typed) => {
  expect(nameContains(name, typed)).toBe(true);
});
