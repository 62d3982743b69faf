import type { z } from "zod";
import type { staticTexts } from "~/contract";
import type { Context, Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import { listPeople } from "~/platform/records/accounts/people";
import { pageFiller } from "~/platform/records/texts/fill-in";
import { findOrigins } from "~/platform/records/defaults/find-origins";

/** The texts with their titles in the language of the request, and who published them last. */
export async function listStaticTexts(
  core: Core,
  page: z.output<typeof staticTexts.list.input>,
  { language }: Context,
): Promise<z.input<typeof staticTexts.list.answer>> {
  const { db } = core;
  const fillIn = pageFiller(core);
  const inLanguage = db.selectFrom("static_text").where("lang", "=", language);
  const list = await readTablePage(page, {
    count: inLanguage.select(({ fn }) => fn.countAll().as("total")),
    rows: inLanguage.selectAll().orderBy("text_code"),
    toContent: (row) => row,
  });
  const codes = list.content.map(({ text_code }) => text_code);
  const versions =
    codes.length === 0
      ? []
      : await db
          .selectFrom("text_version")
          .select(["text_code", "version", "published_at", "published_by"])
          .where("text_code", "in", codes)
          .execute();
  const people = await listPeople(
    core,
    versions.map(({ published_by }) => published_by),
  );
  const origins = await findOrigins(db, "static_text", list.content);
  return {
    ...list,
    content: list.content.map((row, at) => {
      const { text_code, version } = row;
      const current = versions.find((one) => one.text_code === text_code && one.version === version);
      return {
        textCode: text_code,
        title: fillIn(language, row).title,
        version,
        origin: origins[at] ?? "added",
        publishedAt: current?.published_at ?? null,
        publishedBy: (current?.published_by && people.get(current.published_by)?.userName) || null,
      };
    }),
  };
}
