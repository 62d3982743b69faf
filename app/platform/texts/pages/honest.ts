import type { Pages } from "../page";

const zh = `
<p>{{brand}} 与供应商的合作建立在公开、公平和诚信之上。订单应当凭质量、交付、技术和价格取得，而不是凭关系。本守则适用于所有供应商、潜在供应商及其员工、代理和分包商，也同样约束 {{brand}} 的每一位员工。</p>
<h2>一、不行贿，不受贿</h2>
<ul>
<li>不得直接或通过他人向 {{brand}} 员工及其亲属提供现金、礼品卡、回扣、佣金、贷款、股份、兼职、旅游、装修或其他好处。</li>
<li>不得为取得订单、价格、验收、付款或信息而承诺任何利益，包括事后兑现的承诺。</li>
<li>{{brand}} 员工索要好处的，应当拒绝并举报。因拒绝而受到刁难的，{{brand}} 会保护举报人并纠正后果。</li>
</ul>
<h2>二、礼品与招待</h2>
<p>印有公司标志、价值不超过人民币 100 元的小纪念品，以及工作过程中的简单工作餐是可以接受的。节日礼品、宴请、娱乐和由供应商承担的差旅一律不接受。确实无法当场拒绝的，{{brand}} 员工须在三个工作日内上交登记。</p>
<h2>三、利益冲突</h2>
<p>{{brand}} 现任员工、离职未满两年的员工及其近亲属在贵公司持股、任职或者能够从合作中获利的，应在注册时以及发生变化后十个工作日内如实申报。申报本身不影响合作，隐瞒才会。</p>
<h2>四、公平竞争</h2>
<ol>
<li>不围标、串标，不与其他供应商约定价格、份额或轮流中标。</li>
<li>不打听标底、竞争对手报价或未公开的采购计划；意外获得的，应立即退还并告知。</li>
<li>同一控制人的多家公司参加同一项目的，应事先说明。</li>
</ol>
<h2>五、真实的资料和账目</h2>
<p>资质、检测报告、样品、产地、工时和发票必须真实。不得以次充好、偷换材料或未经批准变更工艺、产地和分包商。与 {{brand}} 业务有关的账目应当完整、清楚，付款只进入合同约定的本公司账户。</p>
<h2>六、保护信息与知识产权</h2>
<p>未公开的产品、图纸、价格和计划只用于约定的用途。不仿制，不向媒体或他人泄露，不使用来路不明的软件和技术。</p>
<h2>七、记录与检查</h2>
<p>与报价、合同、验收、付款、礼品申报和利益冲突申报有关的记录，<strong>至少保存六年</strong>。{{brand}} 或其委托的第三方可以在合理通知后查阅这些记录并访谈有关人员。{{brand}} 也以同样的期限保存自己的采购和廉洁记录。</p>
<h2>八、举报与奖励</h2>
<p>任何人都可以实名或匿名举报违反本守则的行为。举报受理、调查和奖励由独立于采购的监察部门负责，举报人的身份只有直接调查的人员知道。</p>
<ul>
<li><strong>零风险奖励：</strong>举报查实的，按涉案金额和线索价值给予奖励，<strong>最高人民币 50 万元</strong>。供应商主动说明自己曾参与的违规行为并配合调查的，可以从轻或免除处理，同样可以获得奖励。</li>
<li><strong>零容忍报复：</strong>因善意举报而遭到减单、压价、拖延验收或付款的，一经查实，对责任人从严处理，并恢复举报人应有的待遇。</li>
<li><strong>答复时限：</strong>三个工作日内确认收到，三十个工作日内告知处理进展。</li>
</ul>
<h2>九、违反的后果</h2>
<table>
<thead><tr><th>情形</th><th>处理</th></tr></thead>
<tbody>
<tr><td>迟报、漏报利益冲突，情节轻微</td><td>书面警告，限期改正</td></tr>
<tr><td>违规赠送礼品、宴请</td><td>暂停新项目三至十二个月</td></tr>
<tr><td>资料或检测报告造假、擅自变更材料</td><td>终止合作，赔偿损失</td></tr>
<tr><td>行贿、串标、泄露机密</td><td>终止合作并永久禁入，涉嫌犯罪的移送司法机关</td></tr>
</tbody>
</table>
<h2>十、请让同事知道</h2>
<p>请把本守则告知与 {{brand}} 往来的每一位同事，并在新员工上岗时和每年至少一次进行培训。拿不准的时候，先问再做。</p>`;

const en = `
<p>{{brand}} works with its suppliers openly, fairly and honestly. Orders are won by quality, delivery, technology and price, never by favours. This code applies to every supplier and prospective supplier with their employees, agents and subcontractors, and it binds every employee of {{brand}} just as much.</p>
<h2>1. No bribes, given or taken</h2>
<ul>
<li>Never offer employees of {{brand}} or their relatives cash, gift cards, kickbacks, commissions, loans, shares, side jobs, travel, home improvements or any other benefit, directly or through others.</li>
<li>Never promise a benefit, now or later, in return for an order, a price, an acceptance, a payment or information.</li>
<li>If an employee of {{brand}} asks for a benefit, refuse and report it. If refusing brings you trouble, {{brand}} protects you and puts it right.</li>
</ul>
<h2>2. Gifts and hospitality</h2>
<p>Small souvenirs with a company logo worth no more than RMB 100 and simple working meals are acceptable. Holiday gifts, banquets, entertainment and travel paid by a supplier are not. A gift that could not be declined on the spot is handed in and registered by our employee within three working days.</p>
<h2>3. Conflicts of interest</h2>
<p>If a present employee of {{brand}}, one who left less than two years ago, or a close relative of either holds shares or a position in your company or would gain from the business, declare it when you register and within ten working days of any change. A declaration does not count against you. Concealment does.</p>
<h2>4. Fair competition</h2>
<ol>
<li>No bid rigging, and no agreements with other suppliers on prices, shares or turns.</li>
<li>Do not seek target prices, competitors’ offers or unpublished purchasing plans. If they reach you by mistake, return them and tell us.</li>
<li>Companies under the same control that bid for the same project say so beforehand.</li>
</ol>
<h2>5. True documents, true accounts</h2>
<p>Qualifications, test reports, samples, origin, hours and invoices are genuine. Materials are not downgraded or exchanged; processes, sites and subcontractors are not changed without approval. Accounts of business with {{brand}} are complete and clear, and payments go only to the company’s own account named in the contract.</p>
<h2>6. Information and intellectual property</h2>
<p>Unpublished products, drawings, prices and plans are used only for the purpose agreed. They are not copied and not passed to the media or to others, and no software or technology of doubtful origin is used.</p>
<h2>7. Records and audits</h2>
<p>Records of quotations, contracts, acceptances, payments, gifts declared and conflicts declared are kept for <strong>at least six years</strong>. {{brand}}, or a third party acting for it, may inspect them and talk to the people concerned on reasonable notice. {{brand}} keeps its own purchasing and integrity records just as long.</p>
<h2>8. Reporting, and the reward for it</h2>
<p>Anyone may report a breach of this code, with or without giving a name. Reports are received, investigated and rewarded by a supervision department independent of purchasing; only those who investigate know who reported.</p>
<ul>
<li><strong>Zero-risk reward:</strong> a report that proves true is rewarded according to the amount at stake and the value of the evidence, <strong>up to RMB 500,000</strong>. A supplier who comes forward about a breach it took part in and helps to clear it up may be treated leniently or not at all, and can still receive the reward.</li>
<li><strong>Zero tolerance of retaliation:</strong> where an honest report is answered with fewer orders, pressed prices, or delayed acceptance or payment, those responsible are dealt with severely and the supplier’s position is restored.</li>
<li><strong>Times:</strong> receipt is confirmed within three working days, and progress is reported within thirty.</li>
</ul>
<h2>9. What a breach leads to</h2>
<table>
<thead><tr><th>Breach</th><th>Consequence</th></tr></thead>
<tbody>
<tr><td>Conflict of interest declared late or left out, minor case</td><td>Written warning and a date to put it right</td></tr>
<tr><td>Improper gifts or entertainment</td><td>No new projects for three to twelve months</td></tr>
<tr><td>Forged documents or test reports, unapproved change of material</td><td>End of cooperation and damages</td></tr>
<tr><td>Bribery, bid rigging, leaking secrets</td><td>End of cooperation, permanent exclusion, and referral to the authorities where a crime is suspected</td></tr>
</tbody>
</table>
<h2>10. Please pass it on</h2>
<p>Make this code known to every colleague who deals with {{brand}}, train new people in it when they start, and repeat the training at least once a year. When in doubt, ask first.</p>`;

/** The integrity business code (§2, §9: six years of records, the zero-risk reward). */
export const honest: Pages = {
  zh: { title: "{{brand}} 廉洁商业守则", text: zh.trim() },
  en: { title: "{{brand}} Integrity Business Code", text: en.trim() },
};
