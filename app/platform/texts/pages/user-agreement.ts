import type { Pages } from "../page";

const zh = `
<p>本协议约定贵公司在 {{brand}} 供应商协同平台（下称“平台”）注册和使用账号的条件。请由有权代表贵公司的人员阅读；勾选同意并提交，即表示贵公司接受本协议。</p>
<h2>一、平台的用途</h2>
<p>平台用于供应商注册、进度查询、资料维护、认证、公告和业务协同。注册是成为供应商的第一步：提交申请不代表 {{brand}} 承诺采购，也不构成授权、代理或合作关系。是否合作、采购什么、价格多少，以双方另行签署的合同和订单为准。</p>
<p>目前只有在中国境内登记注册的企业可以自行注册。境外企业请联系对接的采购经理。</p>
<h2>二、谁可以注册</h2>
<ul>
<li>依法设立、处于存续状态的企业或其他组织，由其员工或书面授权的人员办理。</li>
<li>一个注册人邮箱同一时间只能有一份进行中的注册申请。</li>
<li>注册人应使用本人可以持续收信的工作邮箱。验证码、补充资料通知、审核结果和初始密码都发送到该邮箱。</li>
</ul>
<h2>三、资料真实、完整、及时</h2>
<p>贵公司应当提供真实、准确、完整的资料和有效的证明文件，并对其负责。资料发生变化，尤其是公司名称、地址、法定代表人、股东、联系人、银行账户或资质证书发生变化时，应在十五个工作日内在平台上更新。</p>
<p>银行资料关系付款安全。收款户名应与公司名称一致；银行资料变更须经核实后才会生效，核实期间按原资料付款。因贵公司提供的资料有误造成的付款延迟或错付，由贵公司承担相应后果。</p>
<p>虚假资料、冒用他人名义或隐瞒重大事实的，{{brand}} 可以退回或拒绝申请、暂停或终止账号；已经合作的，按合同处理。</p>
<h2>四、账号与安全</h2>
<ol>
<li>账号仅供贵公司授权的人员使用，不得出租、转让或与他人共用。</li>
<li>初始密码应在二十四小时内首次登录并修改。登录可能还需要输入发送到绑定邮箱或手机的验证码。</li>
<li>{{brand}} 的人员不会索要密码或验证码，也不会通过电话、即时通信或非平台邮件通知变更收款账户。</li>
<li>人员离职或发现账号异常时，应立即通知 {{brand}} 停用账号。</li>
</ol>
<h2>五、使用平台的规则</h2>
<p>不得绕过权限访问他人资料，不得上传含有恶意程序的文件，不得用自动化手段批量抓取数据或干扰平台运行，不得侵犯他人的知识产权和商业秘密。上传的文件应与申请有关，且贵公司有权提供。</p>
<h2>六、保密</h2>
<p>贵公司在平台上看到的技术要求、价格、图纸、计划和联系人等未公开的信息，只能用于与 {{brand}} 的业务，未经书面同意不得向第三方披露。{{brand}} 同样对贵公司未公开的资料保密，仅提供给审核、采购、质量、财务、合规等确有需要的人员，以及受同等保密义务约束的服务商。保密义务在账号终止后三年内继续有效，双方另有保密协议的，从其约定。</p>
<h2>七、审核与进度</h2>
<p>初审结果一般在提交后两周内给出，内部评审一般在一个月内反馈。这些是预计时间，不是承诺；需要补充资料时相应顺延。贵公司可以随时用注册人邮箱查询进度。</p>
<h2>八、服务的变更与中断</h2>
<p>平台会维护和更新。计划内的中断会提前公告；因网络、电力、第三方服务或不可抗力造成的中断，{{brand}} 会尽快恢复。填写中的内容会自动保存，但重要资料请自行留存副本。在法律允许的范围内，{{brand}} 不对平台中断带来的间接损失承担责任。</p>
<h2>九、个人信息</h2>
<p>办理注册需要处理注册人、联系人、股东等个人的信息。处理方式见《个人信息保护政策》。贵公司提供他人信息的，应当事先告知本人并取得法律要求的同意。</p>
<h2>十、协议的变更、终止与适用法律</h2>
<p>本协议内容发生实质变化时，平台会在生效前公告，并请已有账号再次确认。贵公司可以随时申请注销账号；已经产生的记录在法律和合同要求的期限内保存。本协议适用中华人民共和国法律。发生争议先协商，协商不成的，提交 {{brand}} 所在地有管辖权的人民法院解决。</p>`;

const en = `
<p>This agreement sets out how your company registers with the {{brand}} supplier collaboration portal (“the portal”) and uses its account. Please have it read by someone entitled to act for your company. By ticking the box and continuing, your company accepts it.</p>
<h2>1. What the portal is for</h2>
<p>The portal serves supplier registration, progress queries, company files, certification, announcements and daily cooperation. Registering is the first step towards becoming a supplier. An application is not a promise by {{brand}} to buy, and it creates no authority, agency or partnership. Whether we work together, what is bought and at what price is decided only by the contracts and orders both sides sign.</p>
<p>At present only companies registered in China can register themselves. Companies elsewhere should contact the purchasing manager they deal with.</p>
<h2>2. Who may register</h2>
<ul>
<li>A company or other organisation that lawfully exists, acting through its employees or through people it has authorised in writing.</li>
<li>One registrant e-mail has at most one open registration at a time.</li>
<li>The registrant uses a business e-mail that will go on being read: codes, requests for further documents, results and the initial password are all sent there.</li>
</ul>
<h2>3. True, complete and current information</h2>
<p>Your company gives true, accurate and complete information with valid supporting documents, and answers for it. When anything changes, above all the company name, address, legal representative, shareholders, contacts, bank account or certificates, it is updated in the portal within fifteen working days.</p>
<p>Bank details decide where money goes. The account holder should be the company itself. A change of bank details takes effect only after it has been verified; until then payments go to the details on file. If a payment is late or misdirected because the details your company gave were wrong, your company bears the consequences.</p>
<p>Where information is false, a name has been used without right, or a material fact has been concealed, {{brand}} may return or refuse the application, or suspend or close the account. Where business has already begun, the contract applies.</p>
<h2>4. Account and security</h2>
<ol>
<li>The account is for people your company has authorised. It is not to be let, transferred or shared.</li>
<li>The initial password must be used and changed within twenty-four hours. Signing in may also require a code sent to the bound e-mail or telephone.</li>
<li>Nobody at {{brand}} will ask for your password or a code, and we never announce a changed payment account by telephone, messenger or e-mail outside the portal.</li>
<li>When a user leaves, or something about the account seems wrong, tell {{brand}} at once so that it can be disabled.</li>
</ol>
<h2>5. Rules of use</h2>
<p>Do not reach for other people’s information, upload harmful files, harvest data by automated means, disturb the service, or infringe intellectual property or trade secrets. Upload only files that belong to the application and that your company is entitled to provide.</p>
<h2>6. Confidentiality</h2>
<p>Requirements, prices, drawings, plans and contacts that you see in the portal and that are not public may be used only for business with {{brand}} and may not be disclosed without written consent. {{brand}} keeps your unpublished information confidential in the same way and shares it only with those in review, purchasing, quality, finance and compliance who need it, and with service providers under equal duties. These duties continue for three years after the account ends, unless a separate confidentiality agreement says otherwise.</p>
<h2>7. Review and progress</h2>
<p>The result of the preliminary review is normally given within two weeks of submission, feedback from the internal review within one month. These are expectations and not guarantees; where documents are missing, the time is extended accordingly. You can follow the progress with the registrant’s e-mail at any time.</p>
<h2>8. Changes and interruptions</h2>
<p>The portal is maintained and improved. Planned interruptions are announced; after a failure of networks, power or third-party services, or an event beyond control, {{brand}} restores service as soon as it can. What you type is saved as you go, yet you should keep copies of important documents. As far as the law allows, {{brand}} is not liable for indirect loss caused by an interruption.</p>
<h2>9. Personal information</h2>
<p>Registration involves information about registrants, contacts, shareholders and other people. The Personal Information Protection Policy says how it is handled. Where your company provides information about others, it tells them beforehand and obtains any consent the law requires.</p>
<h2>10. Changes, termination, law</h2>
<p>A material change to this agreement is announced before it takes effect, and existing accounts are asked to confirm it. Your company may ask for its account to be closed at any time; records already made are kept for as long as law and contract require. This agreement is governed by the law of the People’s Republic of China. Disputes are first discussed; failing agreement, they go to the competent people’s court at the seat of {{brand}}.</p>`;

/** The agreement that stage 1 of onboarding signs (§1). */
export const userAgreement: Pages = {
  zh: { title: "{{brand}} 供应商平台用户协议", text: zh.trim() },
  en: { title: "{{brand}} Supplier Portal User Agreement", text: en.trim() },
};
