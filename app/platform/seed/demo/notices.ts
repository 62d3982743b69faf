import { formatDay } from "~/rules/format";
import type { Core } from "~/platform/core/core";
import type { Language } from "~/i18n/language";
import { seedOnce } from "~/platform/core/database/seed";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/core/base/instants";
import { toColumns, datedAt, type DatedText } from "./dated-text";

/** Publishes the demo's notices, once. */
export async function seedDemoNotices({ db, now, config }: Core): Promise<void> {
  const fillDate = (language: Language, text: string) =>
    text.replaceAll("{{loginCodeFrom}}", formatDay(language, config.loginCodeFrom));
  await seedOnce(db, {
    name: "demo notices",
    version: "1",
    async write(trx) {
      const rows = noticeWords.map((one) => {
        const words = toColumns(one);
        return {
          ...words,
          body_zh: fillDate("zh", words.body_zh),
          body_en: fillDate("en", words.body_en),
          id: newId(),
          kind: one.isRelease ? ("release" as const) : ("announcement" as const),
          tenant_id: null,
          role_code: one.role ?? null,
          region: one.region ?? null,
          published_at: iso(datedAt(now(), one)),
          ends_at: null,
          version: 0,
          changed_at: null,
          changed_by: null,
        };
      });
      await trx.insertInto("notice").values(rows).execute();
    },
  });
}

type DemoNotice = DatedText & { isRelease?: boolean; role?: string; region?: string };

/** The notices of the demo, newest first. `{{loginCodeFrom}}` is the day from which signing in requires a code. */
const noticeWords: DemoNotice[] = [
  {
    daysAgo: 0.5,
    isRelease: true,
    zh: [
      "平台更新：站内消息与通知公告上线",
      "工作台右上角新增铃铛，有未读消息时会显示圆点。消息和公告各有列表，每页可显示 10、20、50 或 100 条。\n\n需要处理的消息带有处理入口。历史消息长期保留。\n\n如有疑问，请联系采购经理。",
    ],
    en: [
      "What’s new: messages and notices",
      "The workspace now has a bell at the top right, which shows a dot when there are unread messages. Messages and notices each have a list, with 10, 20, 50 or 100 to a page.\n\nA message about something to do has a link to it. Older messages are kept.\n\nIf you have questions, contact your purchasing manager.",
    ],
  },
  {
    daysAgo: 3,
    zh: [
      "登录将增加验证码校验",
      "为保护账号安全，自 {{loginCodeFrom}}起，登录时除密码外，还需输入发送至绑定邮箱或手机的验证码。\n\n请提前确认绑定邮箱可以正常收信。我们的人员不会向您索要密码或验证码。",
    ],
    en: [
      "Sign-in will require a verification code",
      "To protect your account, from {{loginCodeFrom}} signing in requires a verification code as well as your password. We send it to the email address or phone linked to your account.\n\nMake sure beforehand that you receive email there. We will never ask you for your password or a code.",
    ],
  },
  {
    daysAgo: 6,
    role: "supplier",
    zh: [
      "年度资料更新开始",
      "请在 30 天内核对企业档案中的公司信息、联系人、证书和银行信息。没有变化的也需确认一次。\n\n逾期未确认的，新的询价将暂停。",
    ],
    en: [
      "Annual review of your company file has started",
      "Check the company details, contacts, certificates and bank details in your company file within 30 days. Confirm them even if nothing has changed.\n\nIf you do not confirm in time, new requests for quotation are paused.",
    ],
  },
  {
    daysAgo: 7,
    role: "purchasingManager",
    zh: [
      "初审要点说明",
      "初审请重点核对主体信息、关联公司和账户名称。退回修改时，请逐项写明需要修改的内容，供应商只需修改这些内容。",
    ],
    en: [
      "Preliminary review guidelines",
      "Focus on the company’s identity, related companies and the account name. When you return a registration for changes, say for each item what needs changing. The supplier then changes only those.",
    ],
  },
  {
    daysAgo: 10,
    region: "IN",
    zh: [
      "印度地区：请核对 GST 信息",
      "请核对企业档案中的 GSTIN 与发票是否一致。不一致的发票无法抵扣进项税，将被退回。",
    ],
    en: [
      "India: check your GST details",
      "Check that the GSTIN in your company file is the same as on your invoices. Invoices that differ cannot be used for input tax credit and are returned.",
    ],
  },
  {
    daysAgo: 14,
    zh: [
      "月末盘点期间暂停收货",
      "各仓库每月最后一个工作日 14:00 起盘点，暂停收货，次日恢复。确需在此期间交付的，请提前五个工作日与采购经理书面确认。",
    ],
    en: [
      "No goods received during month-end stocktaking",
      "Warehouses take stock from 14:00 on the last working day of each month and reopen the next day. If you must deliver during this time, agree it in writing with the purchasing manager five working days ahead.",
    ],
  },
  {
    daysAgo: 20,
    zh: [
      "限用物质清单更新",
      "清单新增四种物质，限值见附件编号 HSF-07。自下季度起交付的零件应符合新清单，并应更新声明和检测报告。",
    ],
    en: [
      "Restricted substances list updated",
      "Four substances were added. Document HSF-07 states the limits. Parts delivered from next quarter must comply with the new list, with updated declarations and test reports.",
    ],
  },
  {
    daysAgo: 26,
    zh: ["全面使用数电发票", "自下月起只接收数电发票。请将开票信息设置为自动交付，并在发票备注栏填写送货单号。"],
    en: [
      "Fully digital invoices only",
      "From next month, we accept only fully digital invoices. Set them to be delivered automatically, and enter the delivery note number in the remarks.",
    ],
  },
  {
    daysAgo: 33,
    zh: [
      "包装规范修订：减少一次性塑料",
      "外箱内的气泡膜改为纸质缓冲材料，托盘循环使用。过渡期三个月，期间两种包装均可接收。",
    ],
    en: [
      "New packaging rules: less single-use plastic",
      "Paper cushioning replaces bubble wrap in boxes, and pallets are reused. For three months we accept both kinds of packaging.",
    ],
  },
  {
    daysAgo: 41,
    zh: [
      "举报渠道提醒",
      "如遇索要好处、指定关联交易等情况，请举报。举报方式见《廉洁商业守则》第八部分。善意举报受保护，可以匿名。",
    ],
    en: [
      "Reminder: how to report misconduct",
      "If anyone asks you for benefits or tells you to deal with a related company, report it. Part 8 of the integrity business code says how. Reports in good faith are protected and can be anonymous.",
    ],
  },
  {
    daysAgo: 52,
    zh: [
      "碳排放数据收集",
      "请填报上一年度的用电量、可再生能源比例和范围一、范围二排放量。数据仅用于汇总，不对外披露单家供应商的数字。",
    ],
    en: [
      "Carbon data collection",
      "Report last year’s electricity use, share of renewable energy, and scope 1 and scope 2 emissions. We publish totals only, never the figures of a single supplier.",
    ],
  },
  {
    daysAgo: 66,
    zh: [
      "供应商大会将于下月举行",
      "大会将介绍明年的产品计划、质量目标和绿色采购要求。每家供应商两个名额，请关注后续邀请。",
    ],
    en: [
      "Supplier conference next month",
      "It covers next year’s products, quality targets and green procurement requirements. Each supplier can send two people. Invitations follow.",
    ],
  },
];
