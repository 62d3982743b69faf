import accountEn from "~/i18n/locales/en/account";
import gcisEn from "~/i18n/locales/en/gcis";
import gsrmEn from "~/i18n/locales/en/gsrm";
import homeEn from "~/i18n/locales/en/home";
import importEn from "~/i18n/locales/en/import";
import menusEn from "~/i18n/locales/en/menus";
import messagesEn from "~/i18n/locales/en/messages";
import newsEn from "~/i18n/locales/en/news";
import workspaceEn from "~/i18n/locales/en/workspace";
import accountZh from "~/i18n/locales/zh/account";
import gcisZh from "~/i18n/locales/zh/gcis";
import gsrmZh from "~/i18n/locales/zh/gsrm";
import homeZh from "~/i18n/locales/zh/home";
import importZh from "~/i18n/locales/zh/import";
import menusZh from "~/i18n/locales/zh/menus";
import messagesZh from "~/i18n/locales/zh/messages";
import newsZh from "~/i18n/locales/zh/news";
import workspaceZh from "~/i18n/locales/zh/workspace";

/** The words that menus take their names from: a page is called in the menu as on its screen. */
export const menuWords = {
  zh: {
    account: accountZh,
    gcis: gcisZh,
    gsrm: gsrmZh,
    home: homeZh,
    import: importZh,
    menus: menusZh,
    messages: messagesZh,
    news: newsZh,
    workspace: workspaceZh,
  },
  en: {
    account: accountEn,
    gcis: gcisEn,
    gsrm: gsrmEn,
    home: homeEn,
    import: importEn,
    menus: menusEn,
    messages: messagesEn,
    news: newsEn,
    workspace: workspaceEn,
  },
};

/** Finds the name of a menu among the words of a language. */
export type MenuName = (words: (typeof menuWords)["zh"] | (typeof menuWords)["en"]) => string;
