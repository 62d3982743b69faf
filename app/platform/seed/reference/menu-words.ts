import accountEn from "~/i18n/locales/en/account";
import blockListEn from "~/i18n/locales/en/block-list";
import conversationEn from "~/i18n/locales/en/conversation";
import correctiveActionsEn from "~/i18n/locales/en/corrective-actions";
import documentsEn from "~/i18n/locales/en/documents";
import figuresEn from "~/i18n/locales/en/figures";
import gcisEn from "~/i18n/locales/en/gcis";
import gsrmEn from "~/i18n/locales/en/gsrm";
import homeEn from "~/i18n/locales/en/home";
import importEn from "~/i18n/locales/en/import";
import invitationsEn from "~/i18n/locales/en/invitations";
import menusEn from "~/i18n/locales/en/menus";
import messagesEn from "~/i18n/locales/en/messages";
import newsEn from "~/i18n/locales/en/news";
import ourPeopleEn from "~/i18n/locales/en/our-people";
import peopleEn from "~/i18n/locales/en/people";
import staticTextsEn from "~/i18n/locales/en/static-texts";
import teamworkEn from "~/i18n/locales/en/teamwork";
import valueListsEn from "~/i18n/locales/en/value-lists";
import workspaceEn from "~/i18n/locales/en/workspace";
import accountZh from "~/i18n/locales/zh/account";
import blockListZh from "~/i18n/locales/zh/block-list";
import conversationZh from "~/i18n/locales/zh/conversation";
import correctiveActionsZh from "~/i18n/locales/zh/corrective-actions";
import documentsZh from "~/i18n/locales/zh/documents";
import figuresZh from "~/i18n/locales/zh/figures";
import gcisZh from "~/i18n/locales/zh/gcis";
import gsrmZh from "~/i18n/locales/zh/gsrm";
import homeZh from "~/i18n/locales/zh/home";
import importZh from "~/i18n/locales/zh/import";
import invitationsZh from "~/i18n/locales/zh/invitations";
import menusZh from "~/i18n/locales/zh/menus";
import messagesZh from "~/i18n/locales/zh/messages";
import newsZh from "~/i18n/locales/zh/news";
import ourPeopleZh from "~/i18n/locales/zh/our-people";
import peopleZh from "~/i18n/locales/zh/people";
import staticTextsZh from "~/i18n/locales/zh/static-texts";
import teamworkZh from "~/i18n/locales/zh/teamwork";
import valueListsZh from "~/i18n/locales/zh/value-lists";
import workspaceZh from "~/i18n/locales/zh/workspace";

/** The texts for the names of menus: a page has the same name in the menu as on its screen. */
export const menuWords = {
  zh: {
    account: accountZh,
    blockList: blockListZh,
    conversation: conversationZh,
    correctiveActions: correctiveActionsZh,
    documents: documentsZh,
    figures: figuresZh,
    gcis: gcisZh,
    gsrm: gsrmZh,
    home: homeZh,
    import: importZh,
    invitations: invitationsZh,
    menus: menusZh,
    messages: messagesZh,
    news: newsZh,
    ourPeople: ourPeopleZh,
    people: peopleZh,
    staticTexts: staticTextsZh,
    teamwork: teamworkZh,
    valueLists: valueListsZh,
    workspace: workspaceZh,
  },
  en: {
    account: accountEn,
    blockList: blockListEn,
    conversation: conversationEn,
    correctiveActions: correctiveActionsEn,
    documents: documentsEn,
    figures: figuresEn,
    gcis: gcisEn,
    gsrm: gsrmEn,
    home: homeEn,
    import: importEn,
    invitations: invitationsEn,
    menus: menusEn,
    messages: messagesEn,
    news: newsEn,
    ourPeople: ourPeopleEn,
    people: peopleEn,
    staticTexts: staticTextsEn,
    teamwork: teamworkEn,
    valueLists: valueListsEn,
    workspace: workspaceEn,
  },
};

/** Finds the name of a menu among the texts of a language. */
export type MenuName = (words: (typeof menuWords)["zh"] | (typeof menuWords)["en"]) => string;
