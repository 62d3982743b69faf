import type { Pages } from "~/platform/records/texts/text-page";

const zh = `
<p>本协议由贵公司与{{companyName}}{{registeredOffice}}订立（后者下称“我们”），约定贵公司在{{brand}}供应商协同平台（下称“平台”）注册和使用账号的条件。请由有权代表贵公司的人员阅读；勾选同意并点击“同意并开始”，即表示贵公司接受本协议。加粗的条款与贵公司有重大利害关系，请特别注意。</p>
<h2>一、平台的用途</h2>
<p>平台用于供应商注册、进度查询、资料维护、认证、公告和业务协同。注册是成为供应商的第一步：提交注册申请不构成{{brand}}的采购承诺，也不构成授权、代理或者合伙关系。是否合作、采购什么、价格多少，以双方另行签署的合同和订单为准。</p>
<p>目前仅在中国境内（不含港澳台地区）登记注册的企业可自助注册。境外企业请联系采购经理。</p>
<h2>二、谁可以注册</h2>
<ul>
<li>依法设立并有效存续的企业或者其他组织，由其员工或者经书面授权的人员办理。</li>
<li>一个注册邮箱同一时间只能有一份进行中的注册申请。</li>
<li>注册人应当使用本人能够长期收信的工作邮箱。验证码、退回修改通知、审核结果和初始密码均发送至该邮箱。</li>
</ul>
<h2>三、资料真实、完整、及时</h2>
<p>贵公司应当提供真实、准确、完整的资料和有效的证明文件，并对其负责。资料发生变化，尤其是公司名称、地址、法定代表人、股东、联系人、银行账户或者资质证书发生变化的，应当在 15 个工作日内在平台上更新。</p>
<p>银行信息关系付款安全。账户名称应与公司名称一致；银行信息变更须经核实后才会生效，核实期间按原信息付款。<strong>因贵公司提供的资料有误造成付款延迟或者错付的，由贵公司承担相应责任。</strong></p>
<p><strong>提供虚假资料、冒用他人名义或者隐瞒重大事实的，{{brand}}可以将注册申请退回修改或者不予通过，可以暂停或者终止账号；</strong>已经合作的，按合同处理。</p>
<h2>四、账号与安全</h2>
<ol>
<li>账号仅限贵公司授权的人员使用，不得出租、转让或者与他人共用。</li>
<li>收到初始密码后，应当在 {{passwordHours}} 小时内首次登录并修改。登录时除密码外，可能还需输入发送至绑定邮箱或者手机的验证码。</li>
<li>{{brand}}的人员不会索要密码或者验证码，也不会通过电话、即时通信或者平台以外的邮件通知变更收款账户。</li>
<li>账号使用人离职或者账号异常的，应当立即通知采购经理停用账号。</li>
</ol>
<h2>五、使用平台的规则</h2>
<p>不得绕过权限访问他人资料，不得上传含有恶意程序的文件，不得用自动化手段批量抓取数据或者干扰平台运行，不得侵犯他人的知识产权和商业秘密。上传的文件应当与注册或者业务有关，且贵公司有权提供。</p>
<h2>六、保密</h2>
<p>贵公司在平台上看到的技术要求、价格、图纸、计划和联系人等未公开的信息，仅限用于与{{brand}}的业务，未经书面同意不得向第三方披露。{{brand}}同样对贵公司未公开的资料保密，仅提供给审核、采购、质量、财务、合规等确有需要的人员，以及受同等保密义务约束的服务商。保密义务在账号终止后三年内继续有效；双方另有保密协议的，从其约定。</p>
<h2>七、审核与进度</h2>
<p>初审结果一般在提交后 {{preliminaryReview}}内给出，内部评审一般在 {{internalReview}}内反馈。上述为预计时间，不构成承诺；注册申请退回修改的，相应顺延。可随时用注册邮箱查询进度。</p>
<h2>八、服务的变更与中断</h2>
<p>平台会维护和更新。计划内的中断将提前公告；因网络、电力、第三方服务或者不可抗力造成中断的，{{brand}}将尽快恢复。填写中的内容会自动保存，但贵公司应当自行留存重要资料的副本。<strong>在法律允许的范围内，{{brand}}对平台中断造成的间接损失不承担责任；因故意或者重大过失造成的除外。</strong></p>
<h2>九、个人信息</h2>
<p>办理注册需要处理注册人、联系人、股东等个人的信息，处理方式见《个人信息保护政策》。贵公司提供他人信息的，应当事先告知本人并取得法律要求的同意。</p>
<h2>十、协议的变更、终止与适用法律</h2>
<p>本协议内容发生实质变化的，我们将在生效前公告；法律要求重新取得同意的，平台将请账号使用人再次确认。不同意变更的，可停止使用并申请注销账号。</p>
<p>贵公司可随时通过采购经理申请注销账号；已经产生的记录在法律和合同要求的期限内保存。</p>
<p>本协议适用中华人民共和国法律（为本协议之目的，不包括香港特别行政区、澳门特别行政区和台湾地区的法律）。<strong>因本协议发生争议的，应先协商；协商不成的，向{{companyName}}住所地有管辖权的人民法院提起诉讼。</strong></p>`;

const en = `
<p>This agreement is between your company and {{companyName}}{{registeredOffice}} (“we”). It sets out how your company registers with the {{brand}} supplier portal (“the portal”) and uses its account. It should be read by someone authorised to act for your company. By ticking the box and selecting “Agree and start”, your company accepts this agreement. Clauses in bold affect your company’s essential interests and deserve particular attention.</p>
<h2>1. What the portal is for</h2>
<p>The portal is used for supplier registration, checking progress, keeping company files up to date, certification, notices and working together. Registration is the first step towards becoming a supplier. Submitting a registration is not a promise by {{brand}} to buy, and creates no authority, agency or partnership. Whether we work together, what is bought and at what price is decided only by the contracts and orders that both sides sign.</p>
<p>At present only companies registered in mainland China can register online. Companies registered elsewhere should contact their purchasing manager.</p>
<h2>2. Who can register</h2>
<ul>
<li>A company or other organisation that is lawfully established and in good standing, acting through its employees or people it has authorised in writing.</li>
<li>One registered email address can have only one open registration at a time.</li>
<li>The registrant must use a work email address that they will keep. Verification codes, returns for changes, results and the initial password are all sent there.</li>
</ul>
<h2>3. True, complete and current information</h2>
<p>Your company must provide true, accurate and complete information with valid supporting documents, and is responsible for it. If anything changes, above all the company name, address, legal representative, shareholders, contacts, bank accounts or certificates, your company must update it in the portal within 15 working days.</p>
<p>Bank details decide where payments go. The account name should match the company name. A change of bank details takes effect only after it has been verified. Until then we pay into the account on file. <strong>If a payment is late or goes to the wrong account because the information your company provided was wrong, your company is responsible for the consequences.</strong></p>
<p><strong>If information is false, another’s name has been used without authority or a material fact has been concealed, {{brand}} may return the registration for changes or reject it, and may suspend or close the account.</strong> If business has already started, the contract applies.</p>
<h2>4. Account and security</h2>
<ol>
<li>The account is only for people your company has authorised. It must not be rented out, transferred or shared.</li>
<li>You must sign in with the initial password and change it within {{passwordHours}} hours. Besides the password, signing in may require a verification code sent to your linked email address or phone.</li>
<li>Nobody at {{brand}} will ask for your password or a verification code, and we never announce a change of payment account by phone, instant message or email outside the portal.</li>
<li>If a user leaves, or something about the account seems wrong, you must tell the purchasing manager immediately so that the account can be disabled.</li>
</ol>
<h2>5. Rules of use</h2>
<p>You must not try to access other people’s information, upload files with malware, harvest data by automated means, disrupt the portal, or infringe intellectual property or trade secrets. Files you upload must relate to the registration or the business, and your company must be entitled to provide them.</p>
<h2>6. Confidentiality</h2>
<p>Technical requirements, prices, drawings, plans, contacts and other unpublished information that you see in the portal may only be used for business with {{brand}} and must not be disclosed to third parties without written consent. {{brand}} keeps your company’s unpublished information confidential in the same way. It is only shared with people in review, purchasing, quality, finance and compliance who need it, and with service providers bound by equal duties. These duties continue for three years after the account ends, unless a separate confidentiality agreement says otherwise.</p>
<h2>7. Review and progress</h2>
<p>The result of the preliminary review is normally given within {{preliminaryReview}} of submission, and feedback from the internal review within {{internalReview}}. These are estimates, not guarantees. If a registration is returned for changes, the time is extended accordingly. You can check your progress with the registered email address at any time.</p>
<h2>8. Changes and interruptions</h2>
<p>The portal is maintained and updated. Planned interruptions are announced in advance. After an interruption caused by networks, power, third-party services or force majeure, {{brand}} will restore the service as soon as possible. Your entries are saved automatically, but your company must keep its own copies of important documents. <strong>To the extent permitted by law, {{brand}} is not liable for indirect loss caused by an interruption of the portal, except where it is caused by intent or gross negligence.</strong></p>
<h2>9. Personal information</h2>
<p>Registration involves the personal information of registrants, contacts, shareholders and other people. The privacy policy explains how it is handled. If your company provides information about others, it must tell them beforehand and obtain any consent the law requires.</p>
<h2>10. Changes, termination and governing law</h2>
<p>We announce material changes to this agreement before they take effect. Where the law requires consent again, the portal asks account users to confirm it. If you do not agree to a change, you can stop using the portal and ask for your account to be closed.</p>
<p>Your company can ask for its account to be closed at any time through the purchasing manager. Records already made are kept for as long as laws and contracts require.</p>
<p>This agreement is governed by the law of the People’s Republic of China (for the purposes of this agreement, excluding the laws of the Hong Kong SAR, the Macao SAR and the Taiwan region). <strong>Disputes arising from this agreement must first be negotiated. If negotiation fails, they are submitted to the competent people’s court where {{companyName}} has its registered office.</strong></p>`;

/** The agreement that stage 1 of onboarding signs (§1). */
export const userAgreement: Pages = {
  edition: { version: "2.0", updatedOn: "2026-11-23", effectiveOn: "2026-11-23" },
  zh: { title: "{{brand}}供应商协同平台注册协议", text: zh },
  en: { title: "{{brand}} supplier portal registration agreement", text: en },
};
