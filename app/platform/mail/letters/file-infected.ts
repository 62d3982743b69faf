import { continuePath } from "~/rules/onboarding/mend";
import { layOut, type Letter, type Stationery } from "../letter";

/** Tells a registrant that a virus was found in a file; `isOpen`: the registration is still theirs to change. */
export function fileInfected(stationery: Stationery, { isOpen }: { isOpen: boolean }): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName}：您上传的一个文件含有病毒，已被删除`,
        greeting: "您好：",
        paragraphs: [
          "我们在贵公司注册申请中上传的一个文件里发现了病毒，文件内容已被删除，没有人能够打开它。",
          isOpen
            ? "请回到注册页面，删除标有“含有病毒”的文件，上传一个没有病毒的文件后再提交。建议同时检查制作或保存该文件的电脑。"
            : "贵公司的申请正在审核中，目前无需操作；如需重新上传，采购部会与您联系。建议检查制作或保存该文件的电脑。",
        ],
        link: isOpen ? { label: "继续注册", path: continuePath } : { label: "查询进度", path: "/progress" },
      })
    : layOut(stationery, {
        subject: `${brandName}: a file you uploaded contains a virus and was removed`,
        greeting: "Hello,",
        paragraphs: [
          "We found a virus in a file that was uploaded with your registration. Its content is removed, and nobody can open it.",
          isOpen
            ? "Please go back to the registration, delete the file marked as containing a virus, and upload a clean one before you submit. Have the computer checked on which the file was made or stored."
            : "Your registration is under review, and there is nothing for you to do now. Procurement will contact you if the file is needed again. Have the computer checked on which the file was made or stored.",
        ],
        link: isOpen
          ? { label: "Continue the registration", path: continuePath }
          : { label: "Follow the progress", path: "/progress" },
      });
}
