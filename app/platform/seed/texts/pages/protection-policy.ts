import type { Pages } from "~/platform/records/texts/text-page";

const zh = `
<p>本政策依据《中华人民共和国个人信息保护法》等法律，说明{{brand}}供应商协同平台（下称“平台”）如何处理个人信息，适用于注册人、联系人、法定代表人、股东、核心人员和账号使用人。</p>
<p>个人信息处理者：{{companyName}}{{registeredOffice}}，下称“我们”。个人信息事务的联系方式：{{privacyContact}}。</p>
<h2>一、我们处理哪些信息，为了什么</h2>
<table>
<thead><tr><th>信息</th><th>目的</th><th>依据</th></tr></thead>
<tbody>
<tr><td>注册人的姓名、邮箱、验证码</td><td>确认身份，开始、恢复和查询注册，通知审核结果</td><td>个人同意</td></tr>
<tr><td>联系人的姓名、职务、电话、邮箱</td><td>审核与业务联系，核实银行信息变更</td><td>个人同意（由贵公司告知并取得）</td></tr>
<tr><td>法定代表人、股东、核心人员的姓名、职务及证件号码</td><td>核实主体，排查利益冲突和制裁风险</td><td>单独同意；法律明文要求核验的，为履行法定义务所必需</td></tr>
<tr><td>个人银行账户信息（如适用）</td><td>付款</td><td>单独同意</td></tr>
<tr><td>账号使用人的姓名、邮箱、联系电话、用于登录的手机号码、头像、区域和时区</td><td>登录，发送验证码和安全通知，在平台上显示身份</td><td>个人同意</td></tr>
<tr><td>登录与操作记录、浏览器类型、网络地址的哈希值</td><td>保障账号和系统安全，留存审计记录</td><td>履行法定义务所必需</td></tr>
</tbody>
</table>
<p>证件号码和金融账户属于敏感个人信息。我们仅在上述目的所必需的范围内处理，加密存储；核对和审核页面默认最多显示后四位，审核人员查看完整内容会留下记录。不提供这些信息可能导致无法完成注册或付款，但不影响浏览公开页面。</p>
<h2>二、Cookie 与本地存储</h2>
<p>平台仅使用必需的 Cookie，用于维持登录、防止伪造请求、完成注册和进度查询，以及记住语言、公司、区域、时区和侧边栏状态，不用于广告或跨站跟踪。</p>
<p>浏览器中长期保存的仅有语言等显示偏好。登录后另存姓名、头像地址、公司、区域和时区，退出登录时清除。尚未保存的填写内容仅在当前窗口中暂存，保存成功、退出登录或者关闭窗口后清除。</p>
<h2>三、信息如何保护</h2>
<ul>
<li>传输全程加密；注册资料、证件号码、银行账户、邮件和短信内容加密存储，密钥与数据分开管理。</li>
<li>按岗位授权访问；银行信息的变更和审批权限的授予须由两人分别确认；重要操作均有记录。</li>
<li>更换账号邮箱或者登录手机须输入密码（如设有）和验证码，并通知账号邮箱；更换邮箱后 {{emailUndoHours}} 小时内，可通过发送至原邮箱的链接撤销。</li>
<li>图片上传后重新编码，去除拍摄位置等附带信息；文件仅限注册人、贵公司的账号使用人和经授权的审核人员通过短时有效的链接下载。</li>
<li>发生或者可能发生个人信息泄露、篡改、丢失的，我们将立即采取补救措施，并依法通知履行个人信息保护职责的部门和受影响的个人。</li>
</ul>
<h2>四、提供给谁</h2>
<p>信息在{{brand}}内部仅由审核、采购、质量、财务、合规和信息安全人员按需使用。受托处理个人信息的服务商（如云主机、邮件和短信发送、企业信息核验）须与我们签订委托协议，仅按约定的目的、期限和方式处理；合作结束后返还或者删除。</p>
<p>除法律要求外，我们不公开也不出售个人信息。向其他个人信息处理者提供的，将另行告知接收方的名称、联系方式、处理目的、处理方式和个人信息的种类，并取得单独同意。</p>
<p>信息存储在中华人民共和国境内。确需向境外提供的，我们将事先告知境外接收方的名称、联系方式、处理目的、处理方式、个人信息的种类以及行使权利的方式和程序，取得单独同意，并依法通过数据出境安全评估、订立并备案个人信息出境标准合同或者通过个人信息保护认证。</p>
<h2>五、保存多久</h2>
<ul>
<li>验证码：失效后 {{codeHours}} 小时删除。登录会话：开始后 {{sessionHours}} 小时删除。</li>
<li>邮件和短信的内容：发出后即删除；未能发出的，最迟 {{unsentDays}} 天后删除。</li>
<li>未提交的注册资料：自最后一次打开起满 {{draftPeriod}}后删除，删除前两次发送邮件提醒。</li>
<li>未通过或者已撤回的注册申请：自未通过或者撤回之日起满 {{endedPeriod}}后删除资料、文件、银行账户和联系人；申请编号、各阶段、审核结论、未通过的原因以及注册人的姓名、邮箱和同意记录保存 {{recordYears}} 年，公司仍有平台账号的，保存至账号注销。</li>
<li>已提交的其他资料：合作期间，以及合作结束后法律、税务和合同要求的期限。</li>
<li>更换前的账号邮箱和联系人变更记录：{{contactsWatchedDays}} 天。</li>
<li>与廉洁、合规有关的记录：至少 {{recordYears}} 年。</li>
<li>网络安全日志：至少 6 个月。</li>
</ul>
<p>期限届满后删除或者匿名化；删除在技术上难以实现的，停止除存储和采取必要的安全保护措施之外的处理。</p>
<h2>六、个人的权利</h2>
<p>个人可以查阅、复制、更正、补充、删除自己的信息，要求转移，撤回同意，要求解释处理规则，以及拒绝仅通过自动化决策的方式作出的、对个人权益有重大影响的决定。平台不作此类决定：初审和评审均由人员作出。撤回同意不影响撤回前基于同意已进行的个人信息处理活动的效力。</p>
<p>账号使用人可在“个人信息”页面修改邮箱、电话和头像；注册人可在提交前修改注册资料；企业档案中的信息可通过变更申请修改。其他请求请联系{{privacyContact}}。核实身份后，我们在 15 个工作日内答复。近亲属可依法就逝者的信息行使权利。对答复不满意的，可以向履行个人信息保护职责的部门投诉，或者向人民法院起诉。</p>
<h2>七、他人的信息与未成年人</h2>
<p>贵公司提供联系人、股东、核心人员等他人信息前，应当告知其本政策的内容，并取得法律要求的同意；涉及证件号码和个人银行账户的，应当取得单独同意。平台面向企业，不收集不满十四周岁未成年人的信息；一经发现即删除。</p>
<h2>八、印度地区用户</h2>
<p>印度地区用户首次登录时，平台单独展示《注册协议》和本政策，取得同意后方可继续使用，并记录同意的时间和文本；文本变更后重新取得同意。同意所涉的信息和目的见第一部分中账号使用人以及登录与操作记录两项。</p>
<p>可随时在“个人信息”页面撤回同意。撤回后将退出登录，再次登录并重新同意前无法继续使用平台；撤回不影响撤回前已进行的处理，也不影响依法须保存的信息。行使权利或者投诉，请联系{{privacyContact}}；对答复不满意的，可以依据印度《2023 年数字个人数据保护法》向印度数据保护委员会投诉。</p>
<h2>九、政策更新</h2>
<p>处理目的、处理方式或者个人信息的种类发生变化的，我们将更新本政策，在平台公告，并在法律要求时重新取得同意。如需历史版本，请联系{{privacyContact}}。</p>`;

const en = `
<p>This policy explains how the {{brand}} supplier portal (“the portal”) processes personal information, in accordance with the Personal Information Protection Law of the People’s Republic of China and related laws. It applies to registrants, contacts, legal representatives, shareholders, key personnel and account users.</p>
<p>Personal information processor (the company that decides how and why personal information is processed, called a “controller” in other laws): {{companyName}}{{registeredOffice}}, “we” below. Contact for personal information matters: {{privacyContact}}.</p>
<h2>1. What we process, and why</h2>
<table>
<thead><tr><th>Information</th><th>Purpose</th><th>Legal basis</th></tr></thead>
<tbody>
<tr><td>Registrant’s name, email address, verification codes</td><td>Confirming identity; starting, resuming and checking a registration; sending results</td><td>Consent</td></tr>
<tr><td>Contacts’ names, positions, phone numbers, email addresses</td><td>Review and business contact; verifying changes of bank details</td><td>Consent (your company informs each contact and obtains it)</td></tr>
<tr><td>Names, positions and ID numbers of the legal representative, shareholders and key personnel</td><td>Verifying the company; conflict-of-interest and sanctions checks</td><td>Separate consent; legal obligation where a law expressly requires the check</td></tr>
<tr><td>Bank accounts of individuals, where they apply</td><td>Payment</td><td>Separate consent</td></tr>
<tr><td>Account users’ names, email addresses, contact phone numbers, phone numbers for sign-in, pictures, regions and time zones</td><td>Signing in; sending verification codes and security notices; showing who you are in the portal</td><td>Consent</td></tr>
<tr><td>Sign-in and activity records, type of browser, hash of the network address</td><td>Security of accounts and systems; audit trail</td><td>Legal obligation</td></tr>
</tbody>
</table>
<p>ID numbers and financial accounts are sensitive personal information. We process them only as far as these purposes require and store them encrypted. Check and review pages show at most the last four characters by default, and we record every time a reviewer views one in full. Without this information a registration or payment may be impossible. You can still browse the public pages.</p>
<h2>2. Cookies and local storage</h2>
<p>The portal uses only necessary cookies: to keep you signed in, to prevent forged requests, to complete a registration or progress query, and to remember your language, company, region, time zone and the state of the side bar. They are not used for advertising or tracking across sites.</p>
<p>The only things your browser stores permanently are display preferences, such as the language. While you are signed in it also stores your name, the address of your picture, company, region and time zone, which are cleared when you sign out. Entries not yet saved are held in the current window only, and are cleared when they are saved, when you sign out or when you close the window.</p>
<h2>3. How it is protected</h2>
<ul>
<li>Transmission is always encrypted. Registration details, ID numbers, bank accounts, emails and text messages are stored encrypted, with the keys kept separate from the data.</li>
<li>Access depends on a person’s duties. Changes of bank details and granting the right to approve need confirmation by two people. Important actions are recorded.</li>
<li>Changing the account’s email address or sign-in phone requires the password, if the account has one, and verification codes, and the account’s email address is notified. A change of email address can be undone within {{emailUndoHours}} hours by a link sent to the old address.</li>
<li>Pictures are re-encoded when uploaded, which removes hidden details such as where they were taken. Files can be downloaded only by the registrant, your company’s account users and authorised reviewers, through links that expire quickly.</li>
<li>If personal information is or may have been leaked, altered or lost, we act immediately and notify the authority responsible for personal information protection and the people concerned as the law requires.</li>
</ul>
<h2>4. Who receives it</h2>
<p>Within {{brand}}, only review, purchasing, quality, finance, compliance and information security staff use the information, as their work requires. Service providers that process personal information for us, such as hosting, email and text message delivery, and company verification, must sign an agreement with us and process it only for the agreed purpose, period and method. They return or delete it when the service ends.</p>
<p>We do not publish or sell personal information, unless the law requires publication. If we provide it to another personal information processor, we first tell you the recipient’s name and contact details, the purpose, the method and the kinds of information, and obtain your separate consent.</p>
<p>Information is stored in mainland China. If it has to be provided abroad, we first tell you the recipient’s name and contact details, the purpose, the method, the kinds of information, and how to exercise your rights against the recipient. We obtain your separate consent, and pass a security assessment, conclude and file the standard contract, or obtain certification, as the law requires.</p>
<h2>5. How long it is kept</h2>
<ul>
<li>Verification codes: deleted {{codeHours}} hours after they expire. Sign-in sessions: deleted {{sessionHours}} hours after they start.</li>
<li>Content of emails and text messages: deleted once sent. If sending fails, it is deleted after {{unsentDays}} days at the latest.</li>
<li>Registrations that were never submitted: deleted {{draftPeriod}} after they were last opened. We send two reminders by email beforehand.</li>
<li>Registrations that were not approved or were withdrawn: details, files, bank accounts and contacts are deleted {{endedPeriod}} after that. The reference number, the stages, the decision, the reason for not approving it, and the registrant’s name, email address and record of consent are kept for {{recordYears}} years. If the company still has a portal account, they are kept until the account is closed.</li>
<li>Other submitted information: during the business relationship, and afterwards for as long as laws, tax rules and contracts require.</li>
<li>Former email addresses of accounts and records of changes of contacts: {{contactsWatchedDays}} days.</li>
<li>Records concerning integrity and compliance: at least {{recordYears}} years.</li>
<li>Network security logs: at least 6 months.</li>
</ul>
<p>After that, information is deleted or made anonymous. Where deletion is technically difficult, we stop all processing except storage and the necessary security measures.</p>
<h2>6. Your rights</h2>
<p>You can access, copy, correct, complete and delete your information, have it transferred, withdraw consent, ask us to explain our rules, and refuse decisions with a significant effect on you that are made only by automated means. The portal makes no such decisions: reviews are made by people. Withdrawing consent does not affect processing based on your consent before you withdrew it.</p>
<p>Account users can change their email address, phone numbers and picture on the “Profile” page. Registrants can change registration details before they submit them. Information in the company file can be changed by a change request. For other requests, contact {{privacyContact}}. Once we have verified your identity, we answer within 15 working days. Close relatives may exercise rights concerning a deceased person as the law provides. If you are not satisfied with our answer, you can complain to the authority responsible for personal information protection or bring an action before a people’s court.</p>
<h2>7. Information about others, and minors</h2>
<p>Before your company provides information about contacts, shareholders, key personnel or other people, it must tell them what this policy says and obtain any consent the law requires. For ID numbers and bank accounts of individuals it must obtain separate consent. The portal is for companies. We do not collect information about children under fourteen, and delete it if we find it.</p>
<h2>8. Users in India</h2>
<p>When users in India first sign in, the portal shows them the registration agreement and this policy separately. They can go on once they have consented. We record the time and the wording, and ask for consent again when the wording changes. The consent covers the information and purposes listed in part 1 for account users and for sign-in and activity records.</p>
<p>You can withdraw your consent at any time on the “Profile” page. You are then signed out, and cannot use the portal until you sign in and consent again. Withdrawal does not affect processing based on your consent before you withdrew it, or information that the law requires us to keep. To exercise your rights or complain, contact {{privacyContact}}. If you are not satisfied with our answer, you can complain to the Data Protection Board of India under the Digital Personal Data Protection Act, 2023.</p>
<h2>9. Changes to this policy</h2>
<p>If the purpose or method of processing or the kinds of personal information change, we update this policy, announce it in the portal and obtain consent again where the law requires it. For earlier versions, contact {{privacyContact}}.</p>`;

/** How personal information is handled. It describes what the product does: docs/legal-texts.md says what to update together. */
export const protectionPolicy: Pages = {
  edition: { version: "2.0", updatedOn: "2026-11-23", effectiveOn: "2026-11-23" },
  zh: { title: "个人信息保护政策", text: zh },
  en: { title: "Privacy policy", text: en },
};
