import type { Pages } from "~/platform/records/texts/text-page";

const zh = `
<p>{{brand}}与供应商的合作建立在公开、公平和诚信之上。订单应当凭质量、交付、技术和价格取得，不得凭关系取得。本守则适用于所有供应商、潜在供应商及其员工、代理人和分包商，同样约束{{brand}}的每一位员工。</p>
<h2>一、不行贿，不受贿</h2>
<p>供应商应当遵守《中华人民共和国反不正当竞争法》《中华人民共和国刑法》以及经营所在地的反商业贿赂法律。</p>
<ul>
<li>不得直接或者通过第三方，向{{brand}}员工及其近亲属、其他利害关系人给予或者承诺给予财物或者其他不正当利益，包括现金、礼品卡、回扣、佣金、贷款、股份、兼职、旅游、装修等。</li>
<li>不得为谋取交易机会或者竞争优势（订单、价格、验收、付款、信息等）承诺任何利益，包括事后兑现的利益。</li>
<li>不得为与{{brand}}的业务向国家工作人员、客户、检测机构或者其他第三方行贿，也不得支付加急费等变相好处费。代理人、顾问等第三方代表供应商行事的，供应商应当对其行为负责。</li>
<li>{{brand}}员工索要财物或者其他利益的，应当拒绝并举报。因拒绝而受到刁难的，{{brand}}将保护举报人并消除不利影响。</li>
</ul>
<h2>二、礼品与招待</h2>
<p>{{brand}}员工可以接受印有公司标志、价值不超过人民币 100 元的小纪念品，以及工作过程中的简单工作餐。不得提供节日礼品、宴请、娱乐，不得为{{brand}}员工承担差旅费用。礼品确实无法当场拒绝的，{{brand}}员工应当在 3 个工作日内上交并登记。</p>
<h2>三、利益冲突</h2>
<p>{{brand}}现任员工、离职未满两年的员工及其近亲属在贵公司持股、任职或者能够从合作中获利的，应当在注册时以及发生变化后 10 个工作日内如实申报。申报本身不影响合作，不得隐瞒。</p>
<h2>四、公平竞争</h2>
<ol>
<li>不得围标、串通投标，不得与其他供应商约定价格、份额或者轮流中标。</li>
<li>不得打听标底、竞争对手报价或者未公开的采购计划；意外获得的，应当立即退还并告知采购部。</li>
<li>同一控制人的多家公司参加同一项目的，应当事先说明。</li>
</ol>
<h2>五、真实的资料和账目</h2>
<p>资质、检测报告、样品、产地、工时和发票应当真实。不得以次充好、偷换材料，未经批准不得变更工艺、产地和分包商。与{{brand}}业务有关的账目应当完整、清楚，收款仅限合同约定的本公司账户。</p>
<h2>六、保护信息与知识产权</h2>
<p>未公开的产品、图纸、价格和计划仅限用于约定的用途。不得仿制，不得向媒体或者他人泄露，不得使用来路不明的软件和技术。</p>
<h2>七、记录与检查</h2>
<p>与报价、合同、验收、付款、礼品申报和利益冲突申报有关的记录，应当<strong>至少保存 {{recordYears}} 年</strong>。{{brand}}或其委托的第三方可在合理通知后查阅上述记录、访谈有关人员，并应当依法保护其中的商业秘密和个人信息。{{brand}}以同样的期限保存自己的采购和廉洁记录。</p>
<h2>八、举报与奖励</h2>
<p>任何人均可实名或匿名举报违反本守则的行为。举报方式：{{integrityContact}}。举报的受理、调查和奖励由独立于采购部的合规部门负责，举报人的身份仅限承办调查的人员知悉。</p>
<ul>
<li><strong>零风险奖励：</strong>举报查实的，按涉案金额和线索价值给予奖励，<strong>最高人民币 50 万元</strong>。供应商主动说明自己参与的违规行为并配合调查的，可依照本守则从轻、减轻或者免予处理，并可获得奖励；涉嫌犯罪的，依法处理。</li>
<li><strong>严禁打击报复：</strong>因善意举报而被减少订单、压低价格、拖延验收或者付款的，一经查实，对责任人从严处理，并恢复供应商应有的待遇。</li>
<li><strong>答复时限：</strong>3 个工作日内确认收到，30 个工作日内告知处理进展。</li>
</ul>
<h2>九、违反的后果</h2>
<table>
<thead><tr><th>情形</th><th>处理</th></tr></thead>
<tbody>
<tr><td>迟报、漏报利益冲突，情节轻微</td><td>书面警告，限期改正</td></tr>
<tr><td>违规赠送礼品、宴请</td><td>暂停新项目 3 至 12 个月</td></tr>
<tr><td>资料或检测报告造假、擅自变更材料</td><td>终止合作，赔偿损失</td></tr>
<tr><td>行贿、串通投标、泄露商业秘密</td><td>终止合作并永久禁入，涉嫌犯罪的移送司法机关</td></tr>
</tbody>
</table>
<h2>十、告知同事</h2>
<p>供应商应当将本守则告知与{{brand}}往来的每一位员工，在新员工上岗时进行培训，此后每年至少培训一次。拿不准的时候，先问再做。</p>`;

const en = `
<p>{{brand}} works with its suppliers openly, fairly and honestly. Orders must be won by quality, delivery, technology and price, never by favours. This code applies to every supplier and prospective supplier and to their employees, agents and subcontractors. It binds every employee of {{brand}} as well.</p>
<h2>1. No bribes, given or taken</h2>
<p>Suppliers must comply with the Anti-Unfair Competition Law and the Criminal Law of the People’s Republic of China and with the anti-bribery laws wherever they operate.</p>
<ul>
<li>You must never offer, promise or give employees of {{brand}}, their close relatives or other related parties money, property or any other improper benefit, directly or through a third party. This includes cash, gift cards, kickbacks, commissions, loans, shares, side jobs, travel and home improvements.</li>
<li>You must never promise a benefit, now or later, to obtain business or a competitive advantage, such as an order, a price, an acceptance, a payment or information.</li>
<li>You must never bribe public officials, customers, testing bodies or any other third party in connection with our business, and must not make facilitation payments. If agents, consultants or other third parties act for you, you are responsible for what they do.</li>
<li>If an employee of {{brand}} asks for money or another benefit, you must refuse and report it. If you are treated unfairly for refusing, {{brand}} will protect you and put it right.</li>
</ul>
<h2>2. Gifts and hospitality</h2>
<p>Small souvenirs with a company logo worth no more than RMB 100 and simple working meals are acceptable. You must not offer holiday gifts, banquets or entertainment, or pay for the travel of employees of {{brand}}. If a gift cannot be declined on the spot, our employee must surrender and register it within 3 working days.</p>
<h2>3. Conflicts of interest</h2>
<p>If a current employee of {{brand}}, an employee who left less than two years ago, or a close relative of either holds shares or a position in your company or would gain from the business, you must declare it when you register and within 10 working days of any change. A declaration does not count against you. You must not conceal a conflict.</p>
<h2>4. Fair competition</h2>
<ol>
<li>You must not rig bids or agree with other suppliers on prices, market shares or bid rotation.</li>
<li>You must not seek target prices, competitors’ offers or unpublished purchasing plans. If they reach you by mistake, you must return them and tell Procurement immediately.</li>
<li>Companies under the same control that take part in the same project must say so beforehand.</li>
</ol>
<h2>5. True documents, true accounts</h2>
<p>Qualifications, test reports, samples, origin, hours and invoices must be genuine. You must not downgrade or exchange materials, or change processes, sites or subcontractors without approval. Accounts of business with {{brand}} must be complete and clear, and payments may only go to the company’s own account named in the contract.</p>
<h2>6. Information and intellectual property</h2>
<p>Unpublished products, drawings, prices and plans may only be used for the agreed purpose. You must not copy them or disclose them to the media or to others, and must not use software or technology of doubtful origin.</p>
<h2>7. Records and audits</h2>
<p>Records of quotations, contracts, acceptances, payments, declared gifts and declared conflicts must be kept for <strong>at least {{recordYears}} years</strong>. {{brand}}, or a third party acting for it, may inspect these records and interview the people concerned on reasonable notice, and must protect the trade secrets and personal information in them as the law requires. {{brand}} keeps its own purchasing and integrity records for the same period.</p>
<h2>8. Reporting and rewards</h2>
<p>Anyone can report a breach of this code, by name or anonymously: {{integrityContact}}. The compliance department, which is independent of Procurement, receives and investigates reports and decides on rewards. Only those who investigate know who reported.</p>
<ul>
<li><strong>Zero-risk reward:</strong> if a report proves true, we reward it according to the amount at stake and the value of the evidence, <strong>up to RMB 500,000</strong>. A supplier who comes forward about a breach it took part in and cooperates with the investigation may receive a reduced sanction or none under this code, and can still receive the reward. Suspected crimes are handled under the law.</li>
<li><strong>No retaliation:</strong> if a report in good faith is answered with fewer orders, pressure on prices, or delayed acceptance or payment, we take strict action against those responsible and restore the supplier’s position.</li>
<li><strong>Response times:</strong> we confirm receipt within 3 working days and report on progress within 30 working days.</li>
</ul>
<h2>9. Consequences of a breach</h2>
<table>
<thead><tr><th>Breach</th><th>Consequence</th></tr></thead>
<tbody>
<tr><td>Conflict of interest declared late or not at all, minor case</td><td>Written warning and a deadline to correct it</td></tr>
<tr><td>Improper gifts or hospitality</td><td>No new projects for 3 to 12 months</td></tr>
<tr><td>Forged documents or test reports, unapproved change of material</td><td>Termination and compensation for damage</td></tr>
<tr><td>Bribery, bid rigging, disclosure of trade secrets</td><td>Termination, permanent exclusion, and referral to the authorities if a crime is suspected</td></tr>
</tbody>
</table>
<h2>10. Tell your colleagues</h2>
<p>You must make this code known to every employee who deals with {{brand}}, train new employees when they start, and repeat the training at least once a year. When in doubt, ask first.</p>`;

/** The integrity business code (§2, §9: years of records, the zero-risk reward). */
export const honest: Pages = {
  edition: { version: "2.0", updatedOn: "2026-11-23", effectiveOn: "2026-11-23" },
  zh: { title: "{{brand}}廉洁商业守则", text: zh },
  en: { title: "{{brand}} integrity business code", text: en },
};
