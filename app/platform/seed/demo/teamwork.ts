import { hours, inSeconds } from "~/rules/time";
import type { Core } from "~/platform/core/core";
import { secondsLater } from "~/platform/core/base/instants";
import { seedOnce } from "~/platform/core/database/seed";
import type { Db } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { assign } from "~/platform/records/teamwork/assign";
import { writeNote } from "~/platform/records/teamwork/review-notes";

/** The reviewers of the demo's registrations, by the name of the company. */
const assignees = [
  { company: "惠州市启明光电科技有限公司", to: "buyer", by: "admin" },
  { company: "苏州瑞联精密模具有限公司", to: "buyer2", by: "admin" },
  { company: "深圳市安科精密有限公司", to: "buyer", by: "buyer" },
];

const note = {
  company: "惠州市启明光电科技有限公司",
  by: "buyer2",
  text: "银行账号和另一家供应商相近，先不要通过。@陈静 请核对开户证明。",
};

/** Texts for all categories, or for one. */
const phrases = [
  {
    category: null,
    zh: "营业执照上的地址与填写的注册地址不一致，请核对后修改，或上传最新的营业执照。",
    en: "The address on the business licence differs from the registered address. Correct it, or upload the latest licence.",
  },
  {
    category: null,
    zh: "请上传加盖公章的银行开户证明，账户名称须与公司名称一致。",
    en: "Upload a stamped bank account certificate. The account name must be the company name.",
  },
  {
    category: "BATTERY",
    zh: "请补充 UN38.3 测试报告，电芯与电池包各一份。",
    en: "Add the UN38.3 test reports, one for the cells and one for the battery packs.",
  },
];
const checklist = [
  {
    category: null,
    zh: "营业执照的名称、代码和地址与填写内容一致",
    en: "Name, code and address on the business licence match the answers",
  },
  { category: null, zh: "银行开户证明的账户名称与公司名称一致", en: "The bank account certificate names the company" },
  { category: null, zh: "已查看关联公司和二级股东", en: "Related companies and secondary shareholders are checked" },
  { category: null, zh: "供应品类与采购需求相符", en: "The supply categories fit what we buy" },
];
const rule = { name: "电子元器件", categories: ["CHIPSET", "MEMORY", "RF", "POWER_IC", "SENSOR", "PASSIVE"] };

/** Adds assignments, phrases and a checklist for the demo's purchasing managers, once. */
export async function seedDemoTeamwork(core: Core): Promise<void> {
  await seedOnce(core.db, {
    name: "demo teamwork",
    version: "1",
    async write(trx) {
      const now = core.now();
      for (const { company, to, by } of assignees) {
        const row = await findDemoRegistration(trx, company);
        const toId = await findDemoAccount(trx, to);
        await assign(trx, { row, toId, byId: await findDemoAccount(trx, by), cause: "manual", now });
      }
      const { id: registrationId } = await findDemoRegistration(trx, note.company);
      const accountId = await findDemoAccount(trx, note.by);
      const at = secondsLater(now, -inSeconds(hours(2)));
      await writeNote(core, trx, { registrationId, accountId, text: note.text, at });
      await insertTexts(trx, "phrase", phrases);
      await insertTexts(trx, "checklist_item", checklist);
      const people = [await findDemoAccount(trx, "buyer"), await findDemoAccount(trx, "buyer2")];
      await trx
        .insertInto("assignment_rule")
        .values({
          id: newId(),
          place: 0,
          name: rule.name,
          categories: JSON.stringify(rule.categories),
          provinces: "[]",
          people: JSON.stringify(people),
          last_id: null,
        })
        .execute();
    },
  });
}

const insertTexts = (trx: Db, table: "phrase" | "checklist_item", texts: typeof phrases) =>
  trx
    .insertInto(table)
    .values(texts.map(({ category, zh, en }, place) => ({ id: newId(), place, category, text_zh: zh, text_en: en })))
    .execute();

const findDemoRegistration = (trx: Db, company: string) =>
  trx
    .selectFrom("registration")
    .select(["id", "assignee_id"])
    .where("company_name", "=", company)
    .executeTakeFirstOrThrow();

async function findDemoAccount(trx: Db, userAccount: string): Promise<string> {
  const row = await trx
    .selectFrom("account")
    .select("id")
    .where("user_account", "=", userAccount)
    .executeTakeFirstOrThrow();
  return row.id;
}
