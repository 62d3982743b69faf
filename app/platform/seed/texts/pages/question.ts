import type { Pages } from "~/platform/records/texts/text-page";

const zh = `
<p>在接纳一家公司为供应商之前，{{brand}}会先核实：公司是否真实存在，由谁控制，能否稳定供货，是否守法。这就是尽职调查。本页说明我们会问什么、为什么问、怎样准备，帮助贵公司一次备齐资料。</p>
<h2>一、什么时候进行</h2>
<ul>
<li><strong>初审：</strong>根据注册资料和公开信息核对，一般 {{preliminaryReview}}内给出结果。</li>
<li><strong>认证：</strong>根据供应品类提交认证资料，必要时现场审核。</li>
<li><strong>合作期间：</strong>每年更新一次；控制人、银行账户或生产地点变更时，单独核实。</li>
</ul>
<h2>二、我们会问什么</h2>
<h3>1. 主体与控制人</h3>
<p>营业执照、统一社会信用代码、邓白氏编码（DUNS）、注册资本、成立日期、经营期限和经营范围；股东及二级股东（每家公司股东最多 {{secondaryShareholders}} 名）、实际控制人、法定代表人和核心人员；关联公司，以及与{{brand}}员工有无亲属或投资关系。</p>
<h3>2. 经营与财务</h3>
<p>最近 {{turnoverYears}} 年的营业额，前 {{topCustomers}} 大客户的产品、年度金额、占比和合作年限，业务覆盖国家或地区，纳税人类型。对单一客户依赖过高、营业额大幅波动的，请一并说明原因。</p>
<h3>3. 质量与能力</h3>
<p>管理体系证书、主要设备、产能、检测能力、质量指标，以及近两年的重大客户投诉和处理结果。贸易商和代理商应提供原厂授权，写明产品范围和有效期。</p>
<h3>4. 劳工、安全与环境</h3>
<p>社会责任制度、用工方式、安全和环保许可、近三年的处罚和事故、有害物质和冲突矿产的管理。</p>
<h3>5. 合规与安全</h3>
<p>反商业贿赂制度、诉讼和失信记录、出口管制与制裁筛查、个人信息和网络安全措施、业务连续性计划。</p>
<h3>6. 银行账户</h3>
<p>银行开户证明，账户名称与公司名称一致。登记多个账户的，应说明各自用途；原则上不接受第三方代收款。</p>
<h2>三、怎样准备</h2>
<ol>
<li>先通读一遍，把文件放进同一个文件夹，按“类型-名称-有效期”命名。</li>
<li>使用清晰的彩色扫描件，每个文件不超过 {{fileMb}} MB；支持 PDF、JPG、PNG，表格和文档可用 XLSX、DOCX。</li>
<li>检查有效期：{{soonDays}} 天内到期的证书，请先办理换证，或附上受理证明。</li>
<li>名称应一致：营业执照、公章、银行账户名称、发票销售方和填写的公司名称应当相同；名称变更过的，附变更通知书。</li>
<li>数字应相符：营业额以审计报告或纳税申报为准，注明币种；客户销售占比合计不超过 100%。</li>
<li>不适用的项目，在允许填写文字处写“无”及原因；选填项可留空。请勿编造。</li>
</ol>
<h2>四、常见的退回修改原因</h2>
<table>
<thead><tr><th>原因</th><th>怎样避免</th></tr></thead>
<tbody>
<tr><td>执照模糊、缺页或已过期</td><td>上传最新的副本，四角完整</td></tr>
<tr><td>统一社会信用代码与执照不符</td><td>逐位核对，共 {{creditCodeLength}} 位，不含字母 I、O、Z、S、V</td></tr>
<tr><td>未填写二级股东</td><td>公司股东请填写其主要股东，最多 {{secondaryShareholders}} 名</td></tr>
<tr><td>账户名称与公司名称不一致</td><td>使用公司基本存款账户</td></tr>
<tr><td>授权书过期或范围不符</td><td>请原厂重新出具</td></tr>
<tr><td>{{turnoverYears}} 年营业额不全</td><td>成立前的年度填写 0</td></tr>
</tbody>
</table>
<h2>五、现场审核</h2>
<p>需要现场审核时，我们会至少提前 5 个工作日与联系人约定时间，说明议程和参加人员。通常用 1 至 2 天，包括文件、生产、仓储、员工访谈和总结会。审核不收取任何费用，审核人员不接受礼品和宴请。结论和改进项在 10 个工作日内书面告知。</p>
<h2>六、资料怎样使用</h2>
<p>资料仅用于评审和合作管理，按照《注册协议》和《个人信息保护政策》保密。公开来源的核查结果与事实不符的，贵公司可以说明并补充证据，我们会重新判断。</p>
<p>如有疑问，请查看《准入指南》，或联系采购经理。</p>`;

const en = `
<p>Before accepting a company as a supplier, {{brand}} checks that it exists, who controls it, whether it can deliver reliably and whether it complies with the law. This is due diligence. This page explains what we ask, why, and how to prepare, so that your company has everything ready the first time.</p>
<h2>1. When it takes place</h2>
<ul>
<li><strong>Preliminary review:</strong> we check your registration details against public information. The result is normally given within {{preliminaryReview}}.</li>
<li><strong>Certification:</strong> you submit certification documents for your supply categories. We audit on site where needed.</li>
<li><strong>During cooperation:</strong> once a year. Changes of control, bank account or place of production are checked separately.</li>
</ul>
<h2>2. What we ask</h2>
<h3>1. Company and control</h3>
<p>Business licence, unified social credit code, DUNS number, registered capital, date of establishment, operating period and business scope; shareholders and secondary shareholders (up to {{secondaryShareholders}} for each shareholder that is a company), beneficial owner, legal representative and key personnel; related companies, and any family or investment ties with employees of {{brand}}.</p>
<h3>2. Business and finance</h3>
<p>Turnover of the last {{turnoverYears}} years; products, annual amounts, shares and years of cooperation of the top {{topCustomers}} customers; the countries or regions you cover; taxpayer status. If you depend heavily on one customer, or turnover has changed sharply, explain why.</p>
<h3>3. Quality and capability</h3>
<p>Management system certificates, main equipment, capacity, test facilities, quality figures, and serious customer complaints of the last two years with their outcome. Traders and agents must provide the manufacturer’s authorisation with its product scope and validity.</p>
<h3>4. Labour, safety and environment</h3>
<p>Your social responsibility system, forms of employment, safety and environmental permits, penalties and accidents of the last three years, and the control of hazardous substances and conflict minerals.</p>
<h3>5. Compliance and security</h3>
<p>Anti-bribery rules, litigation and credit records, export control and sanctions screening, measures for personal information and network security, and business continuity plans.</p>
<h3>6. Bank account</h3>
<p>A bank account certificate whose account name matches the company name. If you register several accounts, state what each is for. As a rule, we do not accept collection by third parties.</p>
<h2>3. How to prepare</h2>
<ol>
<li>Read everything once, put the documents in one folder, and name them by type, title and expiry date.</li>
<li>Use clear colour scans, up to {{fileMb}} MB each: PDF, JPG or PNG, and XLSX or DOCX for tables and documents.</li>
<li>Check validity: if a certificate expires within {{soonDays}} days, renew it first or add proof that renewal is under way.</li>
<li>Names must match: the business licence, company seal, bank account name, seller on your invoices and the company name you enter must be the same. If the name has changed, add the notice of change.</li>
<li>Figures must match: turnover follows audit reports or tax returns, with its currency. Customers’ sales shares add up to no more than 100%.</li>
<li>Where something does not apply and text is allowed, enter “None” and why. Optional fields can be left empty. Do not make anything up.</li>
</ol>
<h2>4. Why registrations are returned for changes</h2>
<table>
<thead><tr><th>Reason</th><th>How to avoid it</th></tr></thead>
<tbody>
<tr><td>Licence blurred, incomplete or expired</td><td>Upload the latest copy with all four corners</td></tr>
<tr><td>Unified social credit code differs from the licence</td><td>Check all {{creditCodeLength}} characters. The letters I, O, Z, S and V are not used</td></tr>
<tr><td>Secondary shareholders missing</td><td>For a shareholder that is a company, enter its main shareholders, up to {{secondaryShareholders}}</td></tr>
<tr><td>Account name differs from the company name</td><td>Use the company’s basic deposit account</td></tr>
<tr><td>Authorisation expired or scope does not fit</td><td>Ask the manufacturer for a new one</td></tr>
<tr><td>Turnover of {{turnoverYears}} years incomplete</td><td>Enter 0 for years before your company existed</td></tr>
</tbody>
</table>
<h2>5. On-site audits</h2>
<p>If an on-site audit is needed, we agree the date with your contact at least 5 working days ahead and send the agenda and the names of the auditors. It usually takes 1 to 2 days and covers documents, production, storage, worker interviews and a closing meeting. The audit is free of charge, and auditors accept no gifts or banquets. You receive the conclusion and the points to improve in writing within 10 working days.</p>
<h2>6. How the information is used</h2>
<p>The information is only used for review and supplier management, and is kept confidential under the registration agreement and the privacy policy. If a public source is wrong about your company, you can explain and add evidence, and we will assess it again.</p>
<p>If you have questions, see the access guide or contact your purchasing manager.</p>`;

/** Due diligence: the questions and how to prepare (§2). */
export const question: Pages = {
  edition: { version: "2.0", updatedOn: "2026-11-23", effectiveOn: "2026-11-23" },
  zh: { title: "供应商尽职调查说明", text: zh },
  en: { title: "Supplier due diligence", text: en },
};
