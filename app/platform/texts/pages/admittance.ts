import type { Pages } from "../page";

const zh = `
<p>从注册到成为合格供应商共九个阶段。本指南说明每个阶段由谁做什么、大约多久、需要准备哪些文件。填写注册资料一般需要四十分钟到一小时，可以随时保存、改天继续。</p>
<h2>一、开始之前</h2>
<ul>
<li>目前只有在<strong>中国</strong>登记注册的企业可以自行注册；境外企业请联系对接的采购经理。</li>
<li>请用能长期收信的工作邮箱注册：继续填写、查询进度和接收初始密码都用它。</li>
<li>注册、审核和认证<strong>不收取任何费用</strong>。凡以 {{brand}} 名义收费的，请拒绝并举报。</li>
</ul>
<h2>二、九个阶段</h2>
<table>
<thead><tr><th>阶段</th><th>做什么</th><th>谁来做</th><th>时间</th></tr></thead>
<tbody>
<tr><td>1. 签署注册协议</td><td>阅读用户协议和个人信息保护政策并同意</td><td>供应商</td><td>当天</td></tr>
<tr><td>2. 填写企业信息</td><td>用邮箱验证码开始，填写七个页签，检查后提交</td><td>供应商</td><td>由您安排</td></tr>
<tr><td>3. 采购初审</td><td>核对资料，判断是否符合采购需要；可能退回补充</td><td>采购部</td><td>两周内给出结果</td></tr>
<tr><td>4. 新注册供应商</td><td>开通账号，初始密码发送到注册邮箱，24 小时内首次登录并修改</td><td>采购部、供应商</td><td>初审通过当天</td></tr>
<tr><td>5. 潜在供应商</td><td>进入资源池，可参加询价、打样和技术交流</td><td>采购部</td><td>视项目需要</td></tr>
<tr><td>6. 供应商认证</td><td>填写认证问卷，提供样品和报告，必要时现场审核</td><td>供应商</td><td>通常四到八周</td></tr>
<tr><td>7. 内部评审</td><td>采购、质量、技术、财务和合规共同评审</td><td>{{brand}}</td><td>一个月内反馈</td></tr>
<tr><td>8. 量产导入</td><td>作为受限供应商按限定范围供货，验证质量和交付</td><td>双方</td><td>按项目计划</td></tr>
<tr><td>9. 合格供应商</td><td>量产导入结束后自动转为合格供应商，定期考核</td><td>系统</td><td>自动</td></tr>
</tbody>
</table>
<h2>三、需要准备的资料</h2>
<h3>基本信息</h3>
<p>公司名称、英文名称、公司类型；注册地址（至少两级行政区）和详细地址；统一社会信用代码、邓白氏编码、中小企业编号、税号；注册资本和币种、成立日期、经营期限、经营范围；股东及其上一层股东；纳税人资质和是否上市。</p>
<h3>经营、关联与联系人</h3>
<p>最近三年的营业额、前三大客户、业务覆盖国家和供应类别；关联公司和核心人员；商务、质量、财务等联系人的姓名、职务、电话和邮箱。</p>
<h3>体系、银行与附件</h3>
<ul>
<li>质量、环境、安全等管理体系证书及有效期。</li>
<li>银行账户：国家、开户银行、户名、账号，以及联行号、SWIFT 或 IBAN 等代码。户名应与公司名称一致。</li>
<li>营业执照（必须）；一般纳税人证明、开户许可、代理授权、财务报告、环保许可等（如适用）。</li>
</ul>
<p>文件格式为 PDF、JPG、PNG、DOCX、XLSX，每个不超过 20 MB，一份申请最多 30 个、合计 100 MB。</p>
<h2>四、填写小贴士</h2>
<ol>
<li>页签没有先后之分，哪一页资料齐全就先填哪一页；内容会自动保存，写错也会保存，提交前统一检查。</li>
<li>黄色提示是提醒，例如账号位数与常见不同，确认无误即可继续；红色提示需要改正才能提交。</li>
<li>删除带附件的一行之前，请先删除它的附件。</li>
<li>两个人同时填写同一页时，后保存的人会看到冲突提示，不会互相覆盖。</li>
<li>换电脑或隔天继续：从首页进入注册，输入同一邮箱和验证码即可。</li>
</ol>
<h2>五、提交以后</h2>
<p>提交成功后页面显示申请编号，并发送确认邮件。您可以在首页“进度查询”用注册邮箱查看目前阶段、开始时间、预计时间和下一步由谁处理。资料需要补充时，我们会指出具体的字段和文件，只需修改这些部分后再次提交。</p>
<p>超过预计时间仍没有结果，请联系采购经理并提供申请编号。申请未通过的，邮件会说明原因；条件改变后可以重新申请。</p>`;

const en = `
<p>Nine stages lead from registration to qualified supplier. This guide says who does what in each of them, how long it takes, and which documents to have at hand. Filling in the registration takes forty minutes to an hour; you can save at any point and go on another day.</p>
<h2>1. Before you begin</h2>
<ul>
<li>At present only companies registered in <strong>China</strong> can register themselves. Companies elsewhere contact the purchasing manager they deal with.</li>
<li>Use a business e-mail that will go on being read: you need it to continue, to follow the progress and to receive the initial password.</li>
<li>Registration, review and certification are <strong>free of charge</strong>. If anyone asks for money in the name of {{brand}}, refuse and report it.</li>
</ul>
<h2>2. The nine stages</h2>
<table>
<thead><tr><th>Stage</th><th>What happens</th><th>Who acts</th><th>Time</th></tr></thead>
<tbody>
<tr><td>1. Sign the registration agreement</td><td>Read and accept the user agreement and the protection policy</td><td>Supplier</td><td>Same day</td></tr>
<tr><td>2. Fill in enterprise information</td><td>Start with a code sent by e-mail, fill in seven tabs, check and submit</td><td>Supplier</td><td>As you like</td></tr>
<tr><td>3. Preliminary review</td><td>The application is checked and matched with what is needed; it may come back for additions</td><td>Procurement</td><td>Result within 2 weeks</td></tr>
<tr><td>4. Newly registered supplier</td><td>An account is opened and its initial password sent by e-mail; sign in and change it within 24 hours</td><td>Procurement, supplier</td><td>On the day of approval</td></tr>
<tr><td>5. Potential supplier</td><td>You are in the supplier pool and may be asked for quotations, samples and technical talks</td><td>Procurement</td><td>As projects require</td></tr>
<tr><td>6. Supplier certification</td><td>Questionnaire, samples and reports, an audit on site where needed</td><td>Supplier</td><td>Usually 4 to 8 weeks</td></tr>
<tr><td>7. Internal review</td><td>Purchasing, quality, technology, finance and compliance review together</td><td>{{brand}}</td><td>Feedback within 1 month</td></tr>
<tr><td>8. Mass-production introduction</td><td>As a restricted supplier you deliver within limits while quality and delivery are proven</td><td>Both sides</td><td>By project plan</td></tr>
<tr><td>9. Qualified supplier</td><td>Reached automatically when the introduction ends; performance is assessed regularly</td><td>System</td><td>Automatic</td></tr>
</tbody>
</table>
<h2>3. What to have at hand</h2>
<h3>Basic information</h3>
<p>Company name, English name and type; registered address with at least two administrative levels and the detailed address; unified social credit code, DUNS number, small and medium enterprise id, tax id; registered capital and currency, date of establishment, operating period and scope; shareholders and those behind them; taxpayer qualification and whether the company is listed.</p>
<h3>Business, affiliates and contacts</h3>
<p>Turnover of the last three years, the three largest customers, countries covered and categories supplied; affiliated companies and key personnel; names, positions, telephones and e-mails of your contacts for sales, quality and finance.</p>
<h3>Certificates, bank and attachments</h3>
<ul>
<li>Quality, environment and safety management certificates with their validity.</li>
<li>Bank account: country, bank, account name and number, and codes such as CNAPS, SWIFT or IBAN. The account name should be the company’s own.</li>
<li>The business licence (always); taxpayer certificate, account permit, agency authorisation, financial reports and environmental permits where they apply.</li>
</ul>
<p>Files are PDF, JPG, PNG, DOCX or XLSX, at most 20 MB each, 30 files and 100 MB an application.</p>
<h2>4. Hints for filling in</h2>
<ol>
<li>The tabs have no order: begin where your documents are complete. What you type is saved as it is, even if something is still wrong, and everything is checked before you submit.</li>
<li>Yellow notes are hints, for instance an account number of unusual length: if it is right, go on. Red ones must be put right before submission.</li>
<li>Before you remove a row with attachments, delete its attachments.</li>
<li>When two people fill in the same tab at the same time, the second to save is told of the conflict; nothing is overwritten.</li>
<li>Another computer, another day: enter registration from the home page with the same e-mail and a new code.</li>
</ol>
<h2>5. After submission</h2>
<p>The page shows your number, and a letter confirms it. Under “Progress” on the home page you can see the current stage, since when, by when, and who acts next. If something is missing, we point to the very fields and files; only those need work before you submit again.</p>
<p>If the expected time passes without a result, write to the purchasing manager and give your number. If an application is refused, the letter says why; when circumstances change, you may apply again.</p>`;

/** The access guide: the nine stages, what to prepare, how long it takes (§1, §2). */
export const admittance: Pages = {
  zh: { title: "{{brand}} 供应商准入指南", text: zh.trim() },
  en: { title: "{{brand}} Supplier Access Guide", text: en.trim() },
};
