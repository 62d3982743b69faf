import { layOut, type Letter, type Stationery } from "../letter";

/** Tells a contact that their stop links no longer work, in both languages, because nobody knows which they read. */
export function linkClosed(stationery: Stationery): Letter {
  const { brandName } = stationery;
  return layOut(stationery, {
    subject: `${brandName.zh} 您的停止链接已关闭 / ${brandName.en}: your stop link is closed`,
    greeting: "您好 / Hello,",
    paragraphs: [
      "采购部已与贵公司电话核实，并关闭了发往此邮箱的“停止变更”链接。今后贵公司的资料有变更时，您仍会收到通知。",
      "如果您认为这不正确，请立即致电您的采购经理。",
      "Procurement has spoken to your company on the phone and closed the links sent to this address that stop changes. You will still be told of changes to your company's file.",
      "If you think this is wrong, call your purchasing manager at once.",
    ],
  });
}
