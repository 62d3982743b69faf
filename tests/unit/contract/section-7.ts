import sharp from "sharp";
import * as base from "~/contract";
import type { Endpoint } from "~/contract/endpoint";
import type { Call } from "../../support/platform";
import { pdf } from "../../support/platform-complete";

/** The callers, and the values that one call passes to the next. */
export type Setup = Record<"stranger" | "registrant" | "supplier" | "india" | "buyer", Call> & {
  kept: Record<string, string>;
};

/** A row of §7 as printed in the specification, and the matching call. */
export type ContractCall = {
  asked: string;
  call: string;
  endpoint: Endpoint;
  make: (as: Setup) => Promise<unknown>;
  /** The reason why the portal does not make this call, only for calls without a use in the specification. */
  unused?: string;
};

const noPath = "path not shown:";
const size = { page: 0, size: 10 };
const place = { x: 0, y: 0, w: 6, h: 3 };
const confirmDate = "2025-06-15 10:00:00";
const words = { zh: { title: "新标题", text: "新正文" }, en: { title: "New title", text: "New text" } };
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 40, channels: 3, background: "#3081f2" } })
          .png()
          .toBuffer(),
      ),
    ],
    "me.png",
  );

const row = (
  asked: string,
  call: string,
  endpoint: Endpoint,
  make: ContractCall["make"],
  unused?: string,
): ContractCall => ({
  asked,
  call,
  endpoint,
  make,
  ...(unused && { unused }),
});

const {
  account,
  agencies,
  companyLookup,
  consent,
  dashboard,
  files,
  log,
  lov,
  members,
  messages,
  news,
  notices,
  profile,
  session,
  texts,
} = base;

/** Every row of the table of §7 in order, followed by the calls without a path there. */
export const rows: ContractCall[] = [
  row("GET /api/v1/admin/tenant/user/tenantweb/tenant", "account.tenants", account.tenants, (as) =>
    as.supplier(account.tenants, {}),
  ),
  row("GET /api/v1/admin/tenant/tenantweb/init", "account.init", account.init, async (as) => {
    as.kept.userId = (await as.supplier(account.init, { reload: true })).user.id;
  }),
  row("GET /api/v1/sso/logout", "session.logout", session.logout, (as) =>
    as.india(session.logout, { callbackUrl: "/home" }),
  ),
  row(
    "GET /api/v1/admin/permission/upm/initialized",
    "account.permissionsInitialized",
    account.permissionsInitialized,
    (as) => as.supplier(account.permissionsInitialized, {}),
  ),
  row("POST /api/v1/admin/permission/link", "account.menuLink", account.menuLink, (as) =>
    as.supplier(account.menuLink, { code: "links.logistics" }),
  ),
  row("GET /api/v1/admin/enum/child/{code}", "lov.children", lov.children, (as) =>
    as.supplier(lov.children, { code: "ISP.TASK_STATE" }),
  ),
  row("GET /api/v1/srm/tenant/user/currentUser", "profile.currentUser", profile.currentUser, (as) =>
    as.supplier(profile.currentUser, {}),
  ),
  row(
    "POST /api/v1/srm/tenant/user/tenantweb/updateAvatarPicture",
    "profile.updateAvatarPicture",
    profile.updateAvatarPicture,
    async (as) => as.supplier(profile.updateAvatarPicture, { avatarPicture: await picture() }),
  ),
  row("POST /api/v1/srm/tenant/user/tenantweb/confirm", "consent.confirm", consent.confirm, (as) =>
    as.india(consent.confirm, { confirmFlag: 1, confirmDate }),
  ),
  row(
    "PUT /api/v1/srm/tenant/user/tenantweb/updateUserTimeZone",
    "profile.updateUserTimeZone",
    profile.updateUserTimeZone,
    (as) => as.supplier(profile.updateUserTimeZone, { timeZone: "GMT+9" }),
  ),
  row("GET /api/v1/admin/user/upm", "account.ownPermissions", account.ownPermissions, (as) =>
    as.supplier(account.ownPermissions, {}),
  ),
  row("GET /smdm/public/gsrm/v2/lov/{lovCode}", "lov.values", lov.values, (as) =>
    as.stranger(lov.values, { lovCode: "HPFM.COUNTRY" }),
  ),
  row("GET /api/v1/2/lovs/data", "lov.data", lov.data, (as) =>
    as.supplier(lov.data, { lovCode: "HIAM.TIME_ZONE", ...size }),
  ),
  row("GET /api/v1/2/lovs/url/data", "lov.urlData", lov.urlData, async (as) => {
    const { queryUrl } = await as.supplier(lov.viewInfo, { viewCode: "HPFM.BANK" });
    await as.supplier(lov.urlData, { lovUrl: queryUrl ?? "", lovCode: "HPFM.BANK", ...size });
  }),
  row("GET /api/v1/2/lov-view/info", "lov.viewInfo", lov.viewInfo, (as) =>
    as.supplier(lov.viewInfo, { viewCode: "HIAM.TIME_ZONE" }),
  ),
  row("POST /spfm/public/gsrm/v1/notices/list", "notices.list", notices.list, (as) => as.supplier(notices.list, size)),
  row("POST /spfm/public/gsrm/v1/notices/releaseNotice", "notices.releaseNotice", notices.releaseNotice, async (as) => {
    as.kept.noticeId = (await as.supplier(notices.releaseNotice, {}))?.noticeId ?? "";
  }),
  row(
    "POST /spfm/public/gsrm/v1/notices/readReleaseNotice",
    "notices.readReleaseNotice",
    notices.readReleaseNotice,
    (as) => as.supplier(notices.readReleaseNotice, { noticeId: as.kept.noticeId ?? "" }),
  ),
  row("GET /spfm/public/gsrm/v1/static-texts/text/by-code", "texts.byCode", texts.byCode, (as) =>
    as.stranger(texts.byCode, { textCode: "ISP.HONEST" }),
  ),
  row("POST /spfm/public/gsrm/v1/ispDomainConfig", "account.domainConfig", account.domainConfig, (as) =>
    as.stranger(account.domainConfig, { domain: "portal.brand.example" }),
  ),
  row("POST /spfm/public/gsrm/v1/ispCompanyCooperationGuide", "texts.cooperationGuide", texts.cooperationGuide, (as) =>
    as.stranger(texts.cooperationGuide, { domain: "portal.brand.example" }),
  ),
  row("POST /hfle/public/gsrm/v1/isp/register/files/uuid", "files.createUuid", files.createUuid, async (as) => {
    as.kept.uuid = (await as.registrant(files.createUuid, {})).content;
  }),
  row("GET /hfle/public/gsrm/v1/isp/register/files/signedUrl", "files.signedUrl", files.signedUrl, async (as) => {
    as.kept.url = await as.registrant(files.upload, { attachmentUUID: as.kept.uuid ?? "", file: pdf("licence.pdf") });
    await as.registrant(files.signedUrl, { url: as.kept.url });
  }),
  row("DELETE /hfle/public/gsrm/v1/isp/register/files/delete-by-url", "files.deleteByUrl", files.deleteByUrl, (as) =>
    as.registrant(files.deleteByUrl, { url: as.kept.url ?? "" }),
  ),
  row("GET /api/v1/extend/dashboard-card/set/{id}", "dashboard.cardSet", dashboard.cardSet, (as) =>
    as.supplier(dashboard.cardSet, { id: "supplier" }),
  ),
  row("GET /api/v1/extend/dashboard-card/{userId}/{roleId}", "dashboard.cards", dashboard.cards, (as) =>
    as.supplier(dashboard.cards, { userId: as.kept.userId ?? "", roleId: "supplier" }),
  ),
  row("GET /api/v1/isp/sync/agency/agency-page-list", "agencies.list", agencies.list, (as) =>
    as.buyer(agencies.list, size),
  ),
  row("POST /api/v1/dashboard-layout", "dashboard.createLayout", dashboard.createLayout, async (as) => {
    const created = await as.supplier(dashboard.createLayout, { roleId: "supplier", cardId: "tasks", ...place });
    as.kept.layoutId = created.id;
  }),
  row("PUT /api/v1/dashboard-layout/update-batch", "dashboard.updateLayouts", dashboard.updateLayouts, (as) =>
    as.supplier(dashboard.updateLayouts, { layouts: [{ id: as.kept.layoutId ?? "", ...place, x: 6 }] }),
  ),
  row("DELETE /api/v1/dashboard-layout/{id}", "dashboard.deleteLayout", dashboard.deleteLayout, (as) =>
    as.supplier(dashboard.deleteLayout, { id: as.kept.layoutId ?? "" }),
  ),
  row("POST /api/v1/sync/news/get-list", "news.list", news.list, async (as) => {
    as.kept.newsId = (await as.buyer(news.list, size)).content[0]?.newsId ?? "";
  }),
  row("PUT /api/v1/sync/news", "news.update", news.update, (as) =>
    as.buyer(news.update, { newsId: as.kept.newsId ?? "", version: 0, words }),
  ),
  row(`${noPath} region list`, "account.regions", account.regions, (as) => as.supplier(account.regions, {})),
  row(`${noPath} domain config by domain and loginName`, "account.domainConfig", account.domainConfig, (as) =>
    as.supplier(account.domainConfig, { domain: "portal.brand.example", loginName: "supplier" }),
  ),
  row(`${noPath} site message list`, "messages.list", messages.list, async (as) => {
    as.kept.messageId = (await as.supplier(messages.list, size)).content[0]?.messageId ?? "";
  }),
  row(`${noPath} mark a site message read`, "messages.markRead", messages.markRead, (as) =>
    as.supplier(messages.markRead, { messageIds: [as.kept.messageId ?? ""] }),
  ),
  row(`${noPath} consent status`, "consent.status", consent.status, (as) => as.supplier(consent.status, {})),
  row(`${noPath} consent text by textCode`, "texts.byCode", texts.byCode, (as) =>
    as.supplier(texts.byCode, { textCode: "ISP.USER_AGREEMENT" }),
  ),
  row(`${noPath} consent save`, "consent.confirm", consent.confirm, (as) =>
    as.india(consent.confirm, { confirmFlag: 1, confirmDate }),
  ),
  row(`${noPath} user account lookup`, "members.lookUp", members.lookUp, (as) =>
    as.buyer(members.lookUp, { userAccount: "buyer2" }),
  ),
  row(`${noPath} resolve menu link URL`, "account.menuLink", account.menuLink, (as) =>
    as.buyer(account.menuLink, { code: "links.logistics" }),
  ),
  row(`${noPath} logout`, "session.logout", session.logout, (as) => as.buyer(session.logout, { callbackUrl: "/home" })),
  // No service is configured here: the test compares its error message, which is all that §7 mentions.
  row(`${noPath} company lookup`, "companyLookup.lookUp", companyLookup.lookUp, (as) =>
    as.registrant(companyLookup.lookUp, { keyword: "91110000710926094P" }).catch(() => undefined),
  ),
  row(`${noPath} Excel log export`, "log.exportLog", log.exportLog, (as) => as.buyer(log.exportLog, {})),
];
