/** Emails to suppliers, accounts and staff, and the frame that all of them share. */
export default {
  frame: {
    subject: "【{{brand}}】{{subject}}",
    greeting: "您好：",
    signature: "{{brand}}采购部",
    end: "本邮件由系统自动发送，请勿直接回复。如有疑问，请联系{{whom}}。",
    manager: "采购经理",
    administrator: "系统管理员",
    us: "我们：{{ways}}",
    usInHours: "我们：{{ways}}（{{hours}}）",
    ways: "{{email}}，{{phone}}",
    fact: "{{label}}：{{value}}",
    withoutButton: "按钮无法打开时，请将此链接复制到浏览器：",
  },
  /** Why the recipient gets an email. */
  reasons: {
    visitor: "您收到本邮件，是因为有人在{{brand}}供应商协同平台填写了此邮箱。",
    invited: "您收到本邮件，是因为{{brand}}的采购经理用此邮箱邀请贵公司注册为供应商。",
    registrant: "您收到本邮件，是因为贵公司用此邮箱办理{{brand}}的供应商注册。",
    account: "您收到本邮件，是因为此邮箱是{{brand}}供应商协同平台账号的邮箱，或不久前曾是。",
    contact: "您收到本邮件，是因为此邮箱登记或不久前曾登记为贵公司在{{brand}}供应商协同平台的联系邮箱。",
    coworker: "您收到本邮件，是因为贵公司的同事在{{brand}}供应商协同平台填写了此邮箱。",
    colleague: "您收到本邮件，是因为{{brand}}的系统管理员邀请您使用供应商协同平台。",
    staff: "您收到本邮件，是因为您是{{brand}}供应商协同平台的采购经理或系统管理员。",
  },
  links: {
    resetPassword: "重设密码",
    openAccount: "设置密码并开通账号",
    signIn: "登录工作台",
    view: "登录查看",
    portal: "前往平台",
    progress: "查询进度",
    fix: "前往修改",
    fixOrWithdraw: "修改或撤回",
    registerAgain: "重新注册",
    openDraft: "打开草稿",
    openInvitation: "查看邀请",
    continueRegistration: "继续填写",
    restoreEmail: "恢复此邮箱",
    stopChange: "停止此变更",
  },
  nothingRegistered: {
    subject: "此邮箱没有注册记录",
    opening: "有人用此邮箱查询{{brand}}的供应商准入进度，但此邮箱没有注册记录。",
    next: "如您曾用其他邮箱注册，请改用注册邮箱查询；如尚未注册，请从首页开始注册。",
    notYou: "如非本人操作，请忽略本邮件。",
  },
  staffInvitation: {
    subject: "邀请您加入供应商协同平台",
    opening: "{{brand}}邀请您加入供应商协同平台，与同事一起处理供应商的注册与审核。",
    name: "姓名",
    account: "登录账号",
    role: "角色",
    invitedBy: "邀请人",
    expires: "有效期至",
    next: "请点击下方链接，设置密码后即可登录。链接只能使用一次，请勿转发。",
    notYou: "如您并非受邀人，请忽略本邮件。",
  },
  invitation: {
    subject: "邀请贵公司注册为供应商",
    opening: "{{brand}}诚邀贵公司在供应商协同平台注册。",
    company: "受邀公司",
    invitedBy: "邀请人",
    expires: "有效期至",
    note: "{{invitedBy}}的留言：",
    next: "请点击下方链接查看并开始注册，约需 {{registrationMinutes}} 分钟，可随时保存、稍后继续。开始时需输入发送至此邮箱的验证码。链接仅供贵公司使用，请勿转发。",
    notYou: "如贵公司无意注册，请忽略本邮件。",
  },
  received: {
    subject: "已收到贵公司的注册申请（{{number}}）",
    preview: "采购部将进行初审，预计不晚于 {{due}}给出结果。",
    opening: "我们已收到贵公司的供应商注册申请，申请编号为 {{number}}，请妥善保存。",
    review: "采购部将进行初审，预计不晚于 {{due}}给出结果。审核期间无需操作；如需补充资料，我们会发送邮件至此邮箱。",
    evidence:
      "平台会为本次提交生成存证包（中英文 PDF 和已提交的文件），几分钟后可在查询进度页下载，请自行留存；任何人都可在平台验证其真伪。",
    next: "初审通过后，贵公司将成为新注册供应商，账号和初始密码也会发送至此邮箱。您可随时用此邮箱查询进度。",
    /** 退回修改后再次提交。 */
    again: {
      subject: "已收到贵公司重新提交的注册申请（{{number}}）",
      opening: "我们已收到贵公司修改后重新提交的注册申请，申请编号不变，仍为 {{number}}。",
    },
  },
  infected: {
    subject: "您上传的一个文件含有病毒，已被删除",
    opening: "贵公司注册申请中有一个文件含有病毒，文件内容已删除，任何人都无法打开。",
    whileFilling:
      "请点击下方链接，填写注册邮箱并输入收到的验证码，删除标有“含有病毒”的文件，上传没有病毒的文件后再提交。建议检查制作或保存该文件的电脑。",
    whileReviewed:
      "贵公司的注册申请正在审核，目前无需操作；如需重新上传，采购部会与贵公司联系。建议检查制作或保存该文件的电脑。",
  },
  initialPassword: {
    subject: "初审通过，贵公司已成为新注册供应商（{{number}}）",
    opening: "贵公司已通过初审，成为新注册供应商。",
    supplierCode: "供应商编码",
    account: "登录账号",
    password: "初始密码如下：",
    validity:
      "初始密码 {{passwordHours}} 小时内有效，首次登录时须修改。如已过期，请在登录页点击“{{forgottenPassword}}”。",
    existingAccount: "请使用此已有账号登录，密码不变。",
  },
  draft: {
    subject: "您的供应商注册草稿将于 {{ends}}删除",
    subjectAgain: "再次提醒：您的供应商注册草稿将于 {{ends}}删除",
    opening:
      "您在{{brand}}供应商协同平台有一份尚未提交的注册草稿，最近一次打开是 {{touched}}。如不再打开，草稿将于 {{ends}}删除，删除后无法恢复。",
    content: "草稿中已保存：{{content}}。",
    empty: "草稿中暂无已保存的内容。",
    next: "如需保留，请在该日期前点击下方链接，填写注册邮箱并输入收到的验证码，打开草稿即可，不必立即提交。如不再需要，无需任何操作。",
    files_other: "{{count}} 个文件",
  },
  reminders: {
    returnedWaiting: {
      subject: "提醒：注册申请 {{number}} 待修改",
      opening: "贵公司的注册申请已退回修改，尚未重新提交，审核已暂停。",
      next: "请点击下方链接，填写注册邮箱并输入收到的验证码（无需账号），即可继续填写。需修改的内容旁有说明，其他内容无需重填。如不再申请，可在同一页面撤回。",
    },
    certificationWaiting: {
      subject: "提醒：请提交供应商认证资料（{{number}}）",
      opening: "贵公司的供应商认证已启动，但尚未提交认证资料。",
      next: "请登录工作台，在“{{certification}}”中查看要求并提交。如有困难，请联系采购经理。",
    },
    yearlyReviewWaiting: {
      subject: "提醒：请确认企业档案（{{number}}）",
      opening: "贵公司的年度核对已开始，但尚未确认企业档案。",
      next: "请登录工作台，打开“{{companyFile}}”核对：无误请点击确认，有变化请提交变更申请。",
    },
  },
  /** Documents on file that expire: to people of the company, and to purchasing. */
  documents: {
    subject_other: "{{count}} 份证照将到期，最早为 {{day}}",
    subjectExpired_other: "{{count}} 份证照已过期，请尽快更新",
    subjectAudits_other: "{{count}} 项监督审核待安排，最早应于 {{day}}前完成",
    subjectMixed: "证照和监督审核提醒，最早日期为 {{day}}",
    opening: "请留意{{company}}企业档案中以下证照的有效期和监督审核日期：",
    expires_other: "有效期至 {{day}}，剩余 {{count}} 天",
    today: "有效期至 {{day}}，今天到期",
    expired_other: "有效期至 {{day}}，已过期 {{count}} 天",
    audit: "{{document}}监督审核",
    auditBy_other: "应于 {{day}}前完成，剩余 {{count}} 天",
    next: "请尽早办理换证或安排审核。取得新证后，登录工作台，在“{{companyDocuments}}”中提交变更申请并上传新文件；原文件会保留在变更记录中。",
    replaced: "新证经采购部批准后，不再提醒旧证。如已提交变更申请，请忽略本邮件。",
    reportTitle_other: "{{count}} 份供应商证照已过期或今天到期",
    ofCompany: "{{company}} · {{document}}",
    more_other: "另有 {{count}} 份，请在证照日历中查看。",
    reportNext: "已发邮件提醒供应商的联系人和注册人。请与供应商确认更新时间。",
  },
  /** Notifications of changes to the owner of an account. */
  account: {
    passwordChanged: {
      subject: "您的登录密码已修改",
      opening: "您在{{brand}}供应商协同平台的登录密码已修改，所有已登录的设备均已退出。",
      notYou:
        "如非本人操作，您的账号可能已被他人使用，请立即通过登录页的“{{forgottenPassword}}”重设密码，并致电采购经理。",
    },
    emailChanged: {
      subject: "您的账号邮箱已更换",
      opening: "您在{{brand}}供应商协同平台的账号邮箱已更换为 {{email}}，登录验证码等邮件不再发送至此邮箱。",
      notYou:
        "如非本人操作，您的账号可能已被他人使用。请在 {{emailUndoHours}} 小时内点击下方链接恢复此邮箱，无需登录。恢复后，所有设备均会退出登录，密码立即失效，您可用此邮箱重设密码。",
    },
    emailRestored: {
      subject: "账号邮箱已恢复",
      opening: "{{brand}}供应商协同平台的账号邮箱更换已撤销，账号邮箱恢复为 {{email}}。所有设备均已退出登录。",
      next: "原密码已失效。请通过登录页的“{{forgottenPassword}}”重设密码，验证码会发送至恢复后的邮箱。",
    },
    mailboxReplaced: {
      subject: "账号邮箱已由采购部更换",
      opening: "因原邮箱无法使用，{{brand}}采购部已将供应商协同平台的账号邮箱更换为 {{email}}。所有设备均已退出登录。",
      next: "原密码、绑定的手机、通行密钥、身份验证器应用和恢复代码均已失效。账号的使用者请点击下方链接重设密码，验证码会发送至新邮箱。",
      notYou: "如您认为不应更换，请立即联系我们。",
    },
    phoneBound: {
      subject: "您的账号已绑定手机",
      opening:
        "您在{{brand}}供应商协同平台的账号已绑定手机 {{phone}}，登录验证码可以发送至此手机。账号邮箱不变，重设密码仍使用邮箱。",
      notYou:
        "如非本人操作，您的账号可能已被他人使用：请立即通过登录页的“{{forgottenPassword}}”重设密码，登录后在个人信息页解除手机绑定，并致电采购经理。",
    },
    phoneRemoved: {
      subject: "您的账号已解除手机绑定",
      opening: "您在{{brand}}供应商协同平台的账号已解除手机 {{phone}} 的绑定，今后的登录验证码只发送至此邮箱。",
      notYou:
        "如非本人操作，您的账号可能已被他人使用，请立即通过登录页的“{{forgottenPassword}}”重设密码，并致电采购经理。",
    },
    passkeyAdded: {
      subject: "您的账号已添加通行密钥",
      opening: "您在{{brand}}供应商协同平台的账号已添加通行密钥“{{name}}”，登录时可用它代替验证码。",
      notYou:
        "如非本人操作，您的账号可能已被他人使用：请立即通过登录页的“{{forgottenPassword}}”重设密码，登录后在个人信息页删除此通行密钥，并致电采购经理。",
    },
    passkeyRemoved: {
      subject: "您的账号已删除通行密钥",
      opening: "您在{{brand}}供应商协同平台的账号已删除通行密钥“{{name}}”，今后不能再用它登录。",
      notYou:
        "如非本人操作，您的账号可能已被他人使用，请立即通过登录页的“{{forgottenPassword}}”重设密码，并致电采购经理。",
    },
  },
  alarm: {
    subject: "{{alarm}} · {{title}}",
    opening: "请尽快登录平台查看并核实。在您阅读之前，此安全提醒一直排在站内消息的最前面。",
  },
  /** The reviews that a purchasing manager has to decide; also a message in the bell. */
  digest: {
    late_other: "{{count}} 项审核已逾期",
    soon_other: "{{count}} 项审核将在 {{reviewSoonDays}} 天内到期",
    lateAndSoon: "{{late}}，{{soon}}",
    review: "{{company}}（{{number}}）",
    due: "应于 {{day}}前完成",
    more_other: "另有 {{count}} 项，请在审核列表中查看。",
    next: "请尽快给出审核结论，供应商可在进度查询中看到应完成日期。",
  },
  escalation: {
    title_other: "逾期提醒：{{count}} 项审核超过期限 {{escalationWorkingDays}} 个工作日以上",
    next: "每项审核只通知负责人和采购负责人一次。请尽快作出审核结论，或分配给可以处理的同事。",
  },
};
