import type { Pages } from "../page";

const zh = `
<p>本政策说明 {{brand}} 在供应商协同平台上如何处理个人信息，依据是《中华人民共和国个人信息保护法》等法律。它适用于注册人、联系人、法定代表人、股东、核心人员和账号使用人。</p>
<h2>一、我们处理哪些信息，为了什么</h2>
<table>
<thead><tr><th>信息</th><th>目的</th><th>依据</th></tr></thead>
<tbody>
<tr><td>注册人姓名、邮箱、验证码</td><td>确认身份，开始、恢复和查询注册</td><td>订立合同所必需</td></tr>
<tr><td>联系人姓名、职务、电话、邮箱</td><td>审核与业务联系</td><td>订立和履行合同所必需</td></tr>
<tr><td>法定代表人、股东及其证件号码</td><td>核实主体，排查利益冲突和制裁风险</td><td>履行法定义务；单独同意</td></tr>
<tr><td>个体银行账户信息（如适用）</td><td>付款</td><td>单独同意</td></tr>
<tr><td>登录与操作记录、网络地址</td><td>保障账号和系统安全、留存审计记录</td><td>履行法定义务</td></tr>
</tbody>
</table>
<p>证件号码和金融账户属于敏感个人信息。我们只在上述目的所必需的范围内处理，加密保存，页面上默认只显示后四位。不提供这些信息可能导致无法完成注册或付款，但不影响浏览公开页面。</p>
<h2>二、Cookie 与本地存储</h2>
<p>平台只使用维持登录、防止伪造请求和记住语言所必需的 Cookie，不用于广告或跨站跟踪。浏览器中只长期保存语言等偏好，不保存填写的资料。</p>
<h2>三、信息如何保护</h2>
<ul>
<li>传输全程加密；注册资料、证件号码、银行账户和邮件内容加密存储，密钥与数据分开管理。</li>
<li>按岗位授权访问，重要操作双人复核，全部留痕。</li>
<li>图片上传后重新编码，去除拍摄位置等附带信息；文件只能由本次注册的会话通过短时有效的地址下载。</li>
<li>发生或者可能发生泄露、篡改、丢失时，我们立即采取补救措施，并依法通知受影响的个人和主管部门。</li>
</ul>
<h2>四、提供给谁</h2>
<p>信息在 {{brand}} 内部仅由审核、采购、质量、财务、合规和信息安全人员按需使用。受托处理的服务商（如云主机、邮件发送、企业信息核验）须签订协议，只能按我们的要求处理。除法律要求或取得单独同意外，不向其他方提供，不公开，也不出售。</p>
<p>信息存储在中华人民共和国境内。确需由境外关联公司处理的，我们会事先说明接收方、目的、种类和行使权利的方式，取得单独同意，并完成法律规定的评估、备案或认证。</p>
<h2>五、保存多久</h2>
<ul>
<li>验证码：24 小时内删除；会话记录：到期后删除。</li>
<li>未提交的注册资料：最后一次修改后 90 天。</li>
<li>已提交的资料：合作期间及合作结束后法律、税务和合同要求的期限。</li>
<li>与廉洁、合规有关的记录：至少六年。</li>
<li>网络安全日志：至少六个月。</li>
</ul>
<p>期限届满后删除或匿名化；技术上难以删除的，停止除存储和安全保护之外的处理。</p>
<h2>六、个人的权利</h2>
<p>个人可以查阅、复制、更正、补充、删除自己的信息，要求转移，撤回同意，要求解释处理规则，以及对自动化决定提出异议。平台不做对个人有重大影响的纯自动化决定：初审和评审均由人员作出。撤回同意不影响此前处理的效力。</p>
<p>可以在平台上直接修改资料，也可以通过对接的采购经理或采购部公布的联系渠道提出请求。核实身份后，我们在十五个工作日内答复。近亲属可依法就逝者的信息行使权利。对答复不满意的，可以向履行个人信息保护职责的部门投诉，或者向人民法院起诉。</p>
<h2>七、他人的信息与未成年人</h2>
<p>贵公司提供联系人、股东、核心人员等他人信息前，应告知其本政策内容，并取得法律要求的同意。平台面向企业，不收集未满十四周岁未成年人的信息；一经发现即删除。</p>
<h2>八、印度地区用户</h2>
<p>印度地区用户首次登录时，平台会单独展示同意说明并记录同意的时间；可随时撤回。</p>
<h2>九、政策更新</h2>
<p>目的、方式或信息种类发生变化时，我们更新本政策，在平台公告，必要时重新取得同意。历史版本可向我们索取。</p>`;

const en = `
<p>This policy says how {{brand}} handles personal information in its supplier collaboration portal, in accordance with the Personal Information Protection Law of the People’s Republic of China and related law. It concerns registrants, contacts, legal representatives, shareholders, key personnel and users of accounts.</p>
<h2>1. What we handle, and why</h2>
<table>
<thead><tr><th>Information</th><th>Purpose</th><th>Legal ground</th></tr></thead>
<tbody>
<tr><td>Registrant’s name, e-mail, codes</td><td>Confirming identity; starting, resuming and following a registration</td><td>Needed to conclude a contract</td></tr>
<tr><td>Contacts’ names, positions, telephones, e-mails</td><td>Review and business contact</td><td>Needed to conclude and perform a contract</td></tr>
<tr><td>Legal representative, shareholders and their identity numbers</td><td>Verifying the company; conflict-of-interest and sanctions checks</td><td>Legal duty; separate consent</td></tr>
<tr><td>Bank accounts of individuals, where they apply</td><td>Payment</td><td>Separate consent</td></tr>
<tr><td>Sign-in and activity records, network address</td><td>Security of accounts and systems; audit trail</td><td>Legal duty</td></tr>
</tbody>
</table>
<p>Identity numbers and financial accounts are sensitive personal information. We handle them only as far as these purposes require, store them encrypted, and show only the last four characters by default. Without them a registration or a payment may be impossible; public pages remain open to everyone.</p>
<h2>2. Cookies and local storage</h2>
<p>The portal uses only the cookies needed to keep you signed in, to prevent forged requests and to remember your language. There is no advertising and no tracking across sites. Your browser keeps preferences such as the language, never what you fill in.</p>
<h2>3. How it is protected</h2>
<ul>
<li>Transmission is encrypted throughout. Registration data, identity numbers, bank accounts and letters are stored encrypted, with keys kept apart from the data.</li>
<li>Access follows a person’s duties, important actions need a second person, and everything is recorded.</li>
<li>Pictures are re-encoded when uploaded, which removes hidden details such as the place they were taken. Files can be downloaded only within the same registration, through addresses that soon expire.</li>
<li>If information is or may have been leaked, altered or lost, we act at once and inform the people concerned and the authorities as the law requires.</li>
</ul>
<h2>4. Who receives it</h2>
<p>Within {{brand}}, review, purchasing, quality, finance, compliance and security staff use it as their work requires. Service providers acting for us, such as hosting, e-mail delivery and company verification, are bound by contract and may handle it only on our instructions. Beyond this we provide it to nobody, publish nothing and sell nothing, unless the law requires it or you have separately consented.</p>
<p>Information is stored in mainland China. Should an affiliate abroad need to handle it, we first explain the recipient, the purpose, the kinds of information and how to exercise your rights, obtain separate consent, and complete the assessment, filing or certification the law prescribes.</p>
<h2>5. How long it is kept</h2>
<ul>
<li>Codes: deleted within 24 hours. Sessions: deleted after they expire.</li>
<li>Registrations that were never submitted: 90 days after the last change.</li>
<li>Submitted information: during the business relationship and for as long afterwards as law, tax rules and contracts require.</li>
<li>Records concerning integrity and compliance: at least six years.</li>
<li>Network security logs: at least six months.</li>
</ul>
<p>After that it is deleted or made anonymous. Where deletion is technically difficult, we stop all handling except storage and protection.</p>
<h2>6. Your rights</h2>
<p>You may see, copy, correct, complete and delete your information, have it transferred, withdraw consent, ask for our rules to be explained, and object to automated decisions. The portal makes no purely automated decisions of significant effect on a person: reviews are made by people. Withdrawing consent does not affect what was done before.</p>
<p>You can change information in the portal, or send a request through your purchasing manager or the contact channels published by procurement. Once your identity is verified, we answer within fifteen working days. Close relatives may exercise rights concerning the deceased as the law provides. If you are not satisfied, you may complain to the authority responsible for personal information protection or bring the matter before a people’s court.</p>
<h2>7. Information about others, and minors</h2>
<p>Before your company provides information about contacts, shareholders or key personnel, it tells them what this policy says and obtains any consent the law requires. The portal is meant for companies. We do not collect information about children under fourteen and delete it where we find it.</p>
<h2>8. Users in India</h2>
<p>Users in the India region are shown a separate consent notice when they first sign in. The time of consent is recorded, and it can be withdrawn at any time.</p>
<h2>9. Changes to this policy</h2>
<p>When purposes, methods or kinds of information change, we update this policy, announce it in the portal and, where needed, ask for consent again. Earlier versions are available on request.</p>`;

/** How personal information is handled, by the law of the country the suppliers are in. */
export const protectionPolicy: Pages = {
  zh: { title: "个人信息保护政策", text: zh.trim() },
  en: { title: "Personal Information Protection Policy", text: en.trim() },
};
