import type { Pages } from "../page";

const zh = `
<p>在把一家公司列为供应商之前，{{brand}} 会先了解它：公司是否真实存在，由谁控制，能否稳定供货，是否守法。这就是尽职调查。本页说明我们会问什么、为什么问、怎样准备，让贵公司少跑一趟、少等几天。</p>
<h2>一、什么时候进行</h2>
<ul>
<li><strong>初审：</strong>根据注册资料和公开信息核对，一般两周内给出结果。</li>
<li><strong>认证：</strong>根据采购类别发放问卷，必要时现场审核。</li>
<li><strong>合作期间：</strong>每年更新一次；控制人、银行账户或生产地点变更时，单独核实。</li>
</ul>
<h2>二、我们会问什么</h2>
<h3>1. 主体与控制人</h3>
<p>营业执照、统一社会信用代码、邓白氏编码、注册资本、成立日期、经营期限和经营范围；股东及其上一层股东（最多三位）、实际控制人、法定代表人和核心人员；关联公司，以及与 {{brand}} 员工有无亲属或投资关系。</p>
<h3>2. 经营与财务</h3>
<p>最近三年的营业额，前三大客户的产品、年度金额、占比和合作年限，覆盖的国家和地区，纳税人资质。对单一客户依赖过高、营业额大幅波动的，请顺便说明原因。</p>
<h3>3. 质量与能力</h3>
<p>管理体系证书、主要设备、产能、检测能力、质量指标，以及近两年的重大客户投诉和处理结果。贸易商和代理商须提供原厂授权，写明产品范围和有效期。</p>
<h3>4. 劳工、安全与环境</h3>
<p>社会责任制度、用工方式、安全和环保许可、近三年的处罚和事故、有害物质和冲突矿产的管理。</p>
<h3>5. 合规与安全</h3>
<p>反商业贿赂制度、诉讼和失信记录、出口管制与制裁筛查、个人信息和网络安全措施、业务连续性计划。</p>
<h3>6. 银行账户</h3>
<p>开户许可或银行证明，户名与公司名称一致。登记多个账户时，请说明各自用途；由他人代收货款的，原则上不予接受。</p>
<h2>三、怎样准备</h2>
<ol>
<li>先通读一遍，把文件放进同一个文件夹，按“类型-名称-有效期”命名。</li>
<li>使用清晰的彩色扫描件，每个文件不超过 20 MB；支持 PDF、JPG、PNG，表格和文档可用 XLSX、DOCX。</li>
<li>检查有效期：三十天内到期的证书，请先办理续期或附上受理证明。</li>
<li>名称要一致：营业执照、公章、银行户名、发票抬头和填写的公司名称应当相同；名称变更过的，附变更通知书。</li>
<li>数字要对得上：营业额以审计报告或纳税申报为准，注明币种；客户占比合计不应超过百分之百。</li>
<li>不适用的项目写明“无”及原因，不要留空，更不要编造。</li>
</ol>
<h2>四、常见的退回原因</h2>
<table>
<thead><tr><th>原因</th><th>怎样避免</th></tr></thead>
<tbody>
<tr><td>执照模糊、缺页或已过期</td><td>上传最新的副本，四角完整</td></tr>
<tr><td>统一社会信用代码与执照不符</td><td>逐位核对，共 18 位，不含字母 I、O、Z、S、V</td></tr>
<tr><td>股权没有写到上一层</td><td>公司股东请填写其主要股东，最多三位</td></tr>
<tr><td>户名与公司名称不一致</td><td>使用公司基本账户</td></tr>
<tr><td>授权书过期或范围不符</td><td>请原厂重新出具</td></tr>
<tr><td>三年营业额不全</td><td>新设公司从成立年度填起，并在说明中注明</td></tr>
</tbody>
</table>
<h2>五、现场审核</h2>
<p>需要现场审核时，我们会提前至少五个工作日与联系人约定时间，说明议程和参加人员。通常用一到两天，包括文件、生产、仓储、员工访谈和总结会。审核不收取任何费用，审核人员不接受礼品和宴请。结论和改进项在十个工作日内书面告知。</p>
<h2>六、资料怎样使用</h2>
<p>资料只用于评审和合作管理，按照用户协议和个人信息保护政策保密。公开来源的核查结果如与事实不符，贵公司可以说明并补充证据，我们会重新判断。</p>
<p>还有疑问，请在平台查看准入指南，或联系对接的采购经理。</p>`;

const en = `
<p>Before it lists a company as a supplier, {{brand}} gets to know it: whether it exists, who controls it, whether it can deliver reliably, and whether it keeps the law. That is due diligence. This page says what we ask, why, and how to prepare, so that you lose no time.</p>
<h2>1. When it takes place</h2>
<ul>
<li><strong>Preliminary review:</strong> your registration is compared with public information. The result normally comes within two weeks.</li>
<li><strong>Certification:</strong> you receive a questionnaire that depends on what you supply, and an audit on site where needed.</li>
<li><strong>During cooperation:</strong> once a year, and separately when control, bank account or place of production change.</li>
</ul>
<h2>2. What we ask</h2>
<h3>Company and control</h3>
<p>Business licence, unified social credit code, DUNS number, registered capital, date of establishment, operating period and scope; shareholders and the shareholders behind them (up to three), ultimate owner, legal representative and key personnel; affiliated companies, and any family or investment ties with employees of {{brand}}.</p>
<h3>Business and finance</h3>
<p>Turnover of the last three years; the three largest customers with products, yearly amounts, shares and years of cooperation; countries covered; taxpayer qualification. If you depend on one customer or turnover has moved sharply, a word of explanation helps.</p>
<h3>Quality and capability</h3>
<p>Management system certificates, main equipment, capacity, test facilities, quality figures, and serious customer complaints of the last two years with their outcome. Traders and agents provide the maker’s authorisation with its scope and validity.</p>
<h3>Labour, safety, environment</h3>
<p>Your social responsibility system, forms of employment, safety and environmental permits, penalties and accidents of the last three years, and the control of hazardous substances and conflict minerals.</p>
<h3>Compliance and security</h3>
<p>Anti-bribery rules, litigation and credit records, export control and sanctions screening, protection of personal information and networks, and continuity plans.</p>
<h3>Bank account</h3>
<p>An account permit or bank certificate in the company’s own name. If you register several accounts, say what each is for. Collection by third parties is in principle not accepted.</p>
<h2>3. How to prepare</h2>
<ol>
<li>Read everything once, put the documents in one folder, and name them by type, title and expiry.</li>
<li>Use clear colour scans of at most 20 MB each: PDF, JPG or PNG; XLSX and DOCX for tables and texts.</li>
<li>Check validity. Renew certificates that expire within thirty days first, or add proof that renewal is under way.</li>
<li>Keep names alike: licence, seal, bank account, invoices and the company name you fill in. After a change of name, add the notice of change.</li>
<li>Make figures agree: turnover follows audit reports or tax returns, with its currency; customers’ shares add up to no more than one hundred per cent.</li>
<li>Where something does not apply, write “none” and why. Leave nothing blank, and invent nothing.</li>
</ol>
<h2>4. Why applications come back</h2>
<table>
<thead><tr><th>Reason</th><th>How to avoid it</th></tr></thead>
<tbody>
<tr><td>Licence blurred, incomplete or expired</td><td>Upload the current copy with all four corners</td></tr>
<tr><td>Credit code differs from the licence</td><td>Compare all 18 characters; the letters I, O, Z, S and V do not occur</td></tr>
<tr><td>Ownership ends at the first level</td><td>For a company that holds shares, name its main shareholders, up to three</td></tr>
<tr><td>Account holder is not the company</td><td>Use the company’s basic account</td></tr>
<tr><td>Authorisation expired or too narrow</td><td>Ask the maker for a new one</td></tr>
<tr><td>Turnover of three years incomplete</td><td>A young company begins with its first year and says so</td></tr>
</tbody>
</table>
<h2>5. Audits on site</h2>
<p>When an audit is needed, we agree the date with your contact at least five working days ahead and send the agenda and the names of the auditors. It usually takes one or two days: documents, production, storage, talks with employees and a closing meeting. It costs you nothing, and auditors accept neither gifts nor dinners. You receive the conclusion and the points to improve in writing within ten working days.</p>
<h2>6. How the information is used</h2>
<p>It serves review and supplier management only and is kept confidential under the user agreement and the protection policy. If a public source says something untrue about your company, tell us and add your evidence; we look at it again.</p>
<p>Further questions? See the access guide, or ask your purchasing manager.</p>`;

/** Due diligence: what is asked and how to prepare (§2). */
export const question: Pages = {
  zh: { title: "供应商尽职调查说明", text: zh.trim() },
  en: { title: "Supplier Due Diligence", text: en.trim() },
};
