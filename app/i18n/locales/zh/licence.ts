/** The details read from a business licence, for its reviewer. */
export default {
  title: "执照识读",
  waiting: "尚未识读。文件查毒通过后自动识读，请稍后重新打开本页。",
  qrCode: {
    title: "执照二维码",
    retrying: "暂时无法读取文件，稍后自动重试。",
    none: "图片中未找到二维码。",
    unreadable: "无法处理这张图片，未能识读二维码。",
    noPicture: "未识读：本文件不是图片。仅识读 JPG、PNG 图片，不识读 PDF 和 Office 文件。",
    official: "指向登记机关网站：",
    otherHost: "指向其他网站，未提供链接：",
    otherText: "内容不是网址：",
    whole: "二维码内容：",
    window: "（在新窗口打开）",
  },
  creditCode: {
    title: "执照上的统一社会信用代码",
    retrying: "OCR 服务没有响应，稍后自动重试。",
    none: "OCR 服务未能识读。",
    matches: "与填写的代码一致：",
    differs: "与填写的代码不一致。",
    entered: "填写的代码：",
    onLicence: "执照上的代码：",
    missing: "未填写",
    doubtful: "识读结果的校验码不正确，可能识读有误。",
  },
  note: "仅供核对，不会填入任何内容。",
};
