import { continuePath } from "~/rules/onboarding/returnable";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

/** Tells a registrant that a virus was found in a file; `isOpen`: the registration is still theirs to change. */
export const fileInfected = (stationery: Stationery, { isOpen }: { isOpen: boolean }): Letter =>
  layOut(
    stationery,
    "registrant",
    {
      zh: {
        subject: "您上传的一个文件含有病毒，已被删除",
        body: [
          "我们在贵公司注册申请中上传的一个文件里发现了病毒，文件内容已删除，任何人都无法打开。",
          isOpen
            ? "请点击下方链接，填写注册邮箱并输入收到的验证码，删除标有“含有病毒”的文件，上传没有病毒的文件后再提交。建议检查制作或保存该文件的电脑。"
            : "贵公司的注册申请正在审核，目前无需操作；如需重新上传，采购部会与贵公司联系。建议检查制作或保存该文件的电脑。",
        ],
        link: isOpen ? { label: "继续填写", path: continuePath } : { label: "查询进度", path: "/progress" },
      },
      en: {
        subject: "A file you uploaded contained a virus and was deleted",
        body: [
          "We found a virus in a file uploaded with your registration. Its content has been deleted, and no one can open it.",
          isOpen
            ? "Use the link below, enter the email address you registered with and the verification code we send you. Delete the file marked as containing a virus and upload a clean one before you submit. We recommend checking the computer the file was created or stored on."
            : "Your registration is under review and you do not need to do anything now. Procurement will contact you if you need to upload the file again. We recommend checking the computer the file was created or stored on.",
        ],
        link: isOpen
          ? { label: "Continue registration", path: continuePath }
          : { label: "Check progress", path: "/progress" },
      },
    }[stationery.language],
  );
