import type { Pages } from "~/platform/records/texts/text-page";

const zh = `
<p>从注册到成为合格供应商共九个阶段。本指南说明每个阶段做什么、由谁做、需要多久，以及应准备哪些资料。填写注册资料约需 {{registrationMinutes}} 分钟，可随时保存，改天继续。</p>
<h2>一、开始之前</h2>
<ul>
<li>目前仅在<strong>中国境内（不含港澳台地区）</strong>登记注册的企业可自助注册；境外企业请联系采购经理。</li>
<li>请使用能长期收信的工作邮箱注册：继续填写、查询进度和接收初始密码都用该邮箱。</li>
<li>注册、审核和认证<strong>不收取任何费用</strong>。凡以{{brand}}名义收费的，请拒绝并举报。</li>
</ul>
<h2>二、九个阶段</h2>
<table>
<thead><tr><th>阶段</th><th>做什么</th><th>谁来做</th><th>时间</th></tr></thead>
<tbody>
<tr><td>1. 签署注册协议</td><td>阅读并同意《注册协议》和《个人信息保护政策》</td><td>供应商</td><td>当天</td></tr>
<tr><td>2. 填写企业信息</td><td>用邮箱验证码开始，填写各部分，核对后提交</td><td>供应商</td><td>由贵公司安排</td></tr>
<tr><td>3. 采购初审</td><td>核对注册资料，判断是否符合采购需要；可能退回修改</td><td>采购部</td><td>{{preliminaryReview}}内给出结果</td></tr>
<tr><td>4. 新注册供应商</td><td>开通账号，初始密码发送至注册邮箱，{{passwordHours}} 小时内首次登录并修改</td><td>采购部、供应商</td><td>初审通过当天</td></tr>
<tr><td>5. 潜在供应商</td><td>进入资源池，可参加询价、打样和技术交流</td><td>采购部</td><td>视项目需要</td></tr>
<tr><td>6. 供应商认证</td><td>提交认证资料（含自评表），必要时提供样品、接受现场审核</td><td>供应商</td><td>通常 4 至 8 周</td></tr>
<tr><td>7. 内部评审</td><td>由另一位采购经理评审认证资料，必要时会同质量、技术、财务和合规部门</td><td>{{brand}}</td><td>{{internalReview}}内反馈</td></tr>
<tr><td>8. 量产导入</td><td>作为受限供应商在限定范围内供货，验证质量和交付</td><td>双方</td><td>按项目计划</td></tr>
<tr><td>9. 合格供应商</td><td>量产导入结束后自动转为合格供应商，定期考核</td><td>系统</td><td>自动</td></tr>
</tbody>
</table>
<h2>三、需要准备的资料</h2>
<h3>基本信息</h3>
<p>公司名称、英文名称、公司类型；注册地址（至少两级行政区）和详细地址；统一社会信用代码、邓白氏编码（DUNS）、中小企业编号、纳税人识别号；注册资本和币种、成立日期、经营期限、经营范围；股东及二级股东；纳税人类型和是否上市。</p>
<h3>经营、关联与联系人</h3>
<p>最近 {{turnoverYears}} 年的营业额、前 {{topCustomers}} 大客户、业务覆盖国家或地区和供应品类；关联公司和核心人员；商务、质量、财务等联系人的姓名、职务、电话和邮箱。公司成立前的年度，营业额填写 0。</p>
<h3>体系、银行与附件</h3>
<ul>
<li>质量、环境、安全等管理体系证书及有效期。</li>
<li>银行账户：国家或地区、开户行、账户名称、银行账号，以及联行号（CNAPS）、SWIFT 或 IBAN 等代码。账户名称应与公司名称一致。</li>
<li>营业执照（必填）；一般纳税人证明、银行开户证明（开户许可证或基本存款账户信息）、代理授权、财务报告、环保许可文件等（如适用）。</li>
</ul>
<p>文件格式为 PDF、JPG、PNG、DOCX、XLSX，每个不超过 {{fileMb}} MB，一份注册申请最多 {{files}} 个、合计 {{totalMb}} MB。</p>
<h2>四、填写提示</h2>
<ol>
<li>各部分没有先后之分，哪一部分资料齐全就先填哪一部分。填写内容会自动保存，有误也会保存，提交前统一检查。</li>
<li>黄色提示仅为提醒，例如账号位数与常见位数不同，确认无误即可继续；红色提示须更正后才能提交。</li>
<li>删除带附件的一行之前，请先删除该行的附件。</li>
<li>两人同时填写同一部分时，双方的修改会自动合并。只有双方都改过的项目，才会请后保存的人选择保留哪一份。</li>
<li>更换电脑或改天继续：从首页进入注册，输入同一邮箱和新的验证码即可。</li>
</ol>
<h2>五、提交以后</h2>
<p>提交成功后，页面显示申请编号，并发送确认邮件。在首页“进度查询”中，可用注册邮箱查看目前阶段、开始时间、预计时间和下一步由谁处理。注册申请被退回修改时，我们会指出具体的字段和文件，只需修改这些内容后重新提交。</p>
<p>超过预计时间仍没有结果，请联系采购经理并提供申请编号。注册申请未通过的，邮件会说明原因；条件改变后可重新注册。</p>`;

const en = `
<p>There are nine stages from registration to qualified supplier. This guide explains what happens at each stage, who does it, how long it takes and what to prepare. Registration takes about {{registrationMinutes}} minutes. You can save at any time and continue another day.</p>
<h2>1. Before you start</h2>
<ul>
<li>Only companies registered in <strong>mainland China</strong> can register online at present. Companies registered elsewhere should contact their purchasing manager.</li>
<li>Register with a work email address that you will keep. You need it to continue, to check your progress and to receive your initial password.</li>
<li>Registration, review and certification are <strong>free of charge</strong>. If anyone asks for money in the name of {{brand}}, refuse and report it.</li>
</ul>
<h2>2. The nine stages</h2>
<table>
<thead><tr><th>Stage</th><th>What happens</th><th>Who acts</th><th>Time</th></tr></thead>
<tbody>
<tr><td>1. Sign the registration agreement</td><td>Read and agree to the registration agreement and the privacy policy</td><td>Supplier</td><td>Same day</td></tr>
<tr><td>2. Fill in company information</td><td>Start with a code sent by email, fill in all parts, check and submit</td><td>Supplier</td><td>Your choice</td></tr>
<tr><td>3. Preliminary review</td><td>Your details are checked against our needs. The registration may be returned for changes</td><td>Procurement</td><td>Result within {{preliminaryReview}}</td></tr>
<tr><td>4. Newly registered supplier</td><td>An account is opened and its initial password sent to your registered email. Sign in and change it within {{passwordHours}} hours</td><td>Procurement, supplier</td><td>Day of approval</td></tr>
<tr><td>5. Potential supplier</td><td>You join the supplier pool and may be invited to quote, make samples and join technical talks</td><td>Procurement</td><td>As projects require</td></tr>
<tr><td>6. Supplier certification</td><td>Submit the certification documents, including the self-assessment. Samples and an on-site audit where needed</td><td>Supplier</td><td>Usually 4 to 8 weeks</td></tr>
<tr><td>7. Internal review</td><td>A second purchasing manager reviews the documents, with quality, engineering, finance and compliance where needed</td><td>{{brand}}</td><td>Feedback within {{internalReview}}</td></tr>
<tr><td>8. Mass-production introduction</td><td>As a restricted supplier you deliver within limits while quality and delivery are verified</td><td>Both sides</td><td>By project plan</td></tr>
<tr><td>9. Qualified supplier</td><td>You qualify automatically when the introduction ends. Performance is assessed regularly</td><td>System</td><td>Automatic</td></tr>
</tbody>
</table>
<h2>3. What to prepare</h2>
<h3>Basic information</h3>
<p>Company name, English name and type; registered address with at least two administrative levels, and the detailed address; unified social credit code, DUNS number, SME ID and tax ID; registered capital and currency, date of establishment, operating period and business scope; shareholders and secondary shareholders; taxpayer status and whether the company is listed.</p>
<h3>Business, related companies and contacts</h3>
<p>Turnover of the last {{turnoverYears}} years, the top {{topCustomers}} customers, the countries or regions you cover and your supply categories; related companies and key personnel; names, positions, phone numbers and email addresses of your contacts for sales, quality, finance and so on. Enter 0 as turnover for years before your company existed.</p>
<h3>Certificates, bank and attachments</h3>
<ul>
<li>Quality, environmental and safety management system certificates with their validity.</li>
<li>Bank account: country or region, bank, account name and account number, and codes such as CNAPS code, SWIFT or IBAN. The account name should match the company name.</li>
<li>The business licence (required); general taxpayer certificate, bank account certificate (account permit or basic deposit account information), agency authorisation, financial reports and environmental permits where they apply.</li>
</ul>
<p>Files must be PDF, JPG, PNG, DOCX or XLSX, up to {{fileMb}} MB each, {{files}} files and {{totalMb}} MB per registration.</p>
<h2>4. Tips for filling in</h2>
<ol>
<li>The parts have no fixed order. Start with the one you have everything for. Your entries are saved automatically, even with errors in them, and everything is checked before you submit.</li>
<li>Yellow messages are hints, for example about an account number of unusual length. If it is correct, continue. Red messages must be corrected before you submit.</li>
<li>Before you delete a row with attachments, delete its attachments.</li>
<li>If two people edit the same part at the same time, the changes of both are merged. Only where both changed the same field, the second to save chooses which entry to keep.</li>
<li>To continue on another computer or day, start from the home page with the same email address and a new code.</li>
</ol>
<h2>5. After you submit</h2>
<p>The page shows your reference number and we email a confirmation. Under “Check progress” on the home page you can use your registered email address to see the current stage, when it started, when it is expected to end and who acts next. If the registration is returned for changes, we name the exact fields and files. Change only those, then submit again.</p>
<p>If there is no result by the expected date, contact the purchasing manager and give your reference number. If your registration is not approved, the email says why. If your circumstances change, you can register again.</p>`;

/** The access guide: the nine stages, what to prepare, how long it takes (§1, §2). */
export const admittance: Pages = {
  edition: { version: "2.0", updatedOn: "2026-11-23", effectiveOn: "2026-11-23" },
  zh: { title: "{{brand}}供应商准入指南", text: zh },
  en: { title: "{{brand}} supplier access guide", text: en },
};
