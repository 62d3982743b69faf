import accountEn from "~/i18n/locales/en/account";
import documentsEn from "~/i18n/locales/en/documents";
import gcisEn from "~/i18n/locales/en/gcis";
import messagesEn from "~/i18n/locales/en/messages";
import signInEn from "~/i18n/locales/en/sign-in";
import accountZh from "~/i18n/locales/zh/account";
import documentsZh from "~/i18n/locales/zh/documents";
import gcisZh from "~/i18n/locales/zh/gcis";
import messagesZh from "~/i18n/locales/zh/messages";
import signInZh from "~/i18n/locales/zh/sign-in";

/** The labels on the screen that emails refer their readers to, worded as on the screen itself. */
export const screenWords = {
  zh: {
    forgottenPassword: signInZh.forgotten.link,
    companySignIn: signInZh.company.button,
    oldEmailCode: accountZh.contact.oldCode,
    phoneEmailCode: accountZh.contact.emailCode,
    accountRoles: accountZh.roles.title,
    certification: gcisZh.certification.title,
    companyFile: gcisZh.company.title,
    companyDocuments: documentsZh.own.title,
    alarm: messagesZh.row.alarm,
  },
  en: {
    forgottenPassword: signInEn.forgotten.link,
    companySignIn: signInEn.company.button,
    oldEmailCode: accountEn.contact.oldCode,
    phoneEmailCode: accountEn.contact.emailCode,
    accountRoles: accountEn.roles.title,
    certification: gcisEn.certification.title,
    companyFile: gcisEn.company.title,
    companyDocuments: documentsEn.own.title,
    alarm: messagesEn.row.alarm,
  },
};
