import type { Pages } from "../page";

const zh = `
<p>产品的价值不只在性能，也在于它是怎样被制造出来的。{{brand}} 要求供应商遵守经营所在地的法律，并达到本守则的要求；两者不一致时，以更严格的为准。供应商还应把同样的要求传达给自己的供应商，并对主要的下级供应商进行检查。</p>
<h2>一、劳工</h2>
<ul>
<li><strong>自愿就业：</strong>不使用强迫、抵债、监狱或被贩运的劳动力。不扣押身份证件，不收取押金和招聘费用，员工可以按规定自由离职。</li>
<li><strong>禁用童工：</strong>最低年龄为十六周岁，或当地法律规定的更高年龄。未满十八周岁的员工不从事夜班、加班和危险作业。误用童工的，应立即停止其工作，承担其返校和生活费用。</li>
<li><strong>工时与休息：</strong>每周工作（含加班）不超过六十小时，每七天至少休息一天；加班自愿。当地法律更严的，从其规定。</li>
<li><strong>工资与福利：</strong>工资不低于当地最低标准，按时足额支付，加班费依法计算，提供看得懂的工资单，依法缴纳社会保险。不以罚款克扣工资。</li>
<li><strong>人道待遇与平等：</strong>不得体罚、威胁、骚扰或羞辱。招聘、薪酬和晋升不因性别、民族、宗教、残疾、婚育、年龄等受到歧视，不做与工作无关的孕检和体检。</li>
<li><strong>沟通：</strong>尊重依法组织和参加工会、集体协商的权利，设有员工可以放心使用的申诉渠道。</li>
</ul>
<h2>二、健康与安全</h2>
<p>供应商应识别并控制作业风险：先消除和替代，再采取工程控制，最后才是个人防护。</p>
<ul>
<li>机械防护、用电、化学品、受限空间、高处和动火作业有书面程序和培训，防护用品免费提供。</li>
<li>接触粉尘、噪声、有机溶剂等危害的岗位定期检测，员工上岗前、在岗期间和离岗时进行职业健康检查。</li>
<li>消防设施完好、通道畅通，每年至少演练两次，其中至少一次在夜班。</li>
<li>宿舍、食堂、饮水和卫生设施干净安全，宿舍与生产、仓储分开。</li>
<li>工伤和未遂事故要记录、调查、改进；重大事故在二十四小时内通知 {{brand}}。</li>
</ul>
<h2>三、环境</h2>
<ol>
<li>取得并保持环境许可，依法监测和报告废水、废气、噪声和固体废物。</li>
<li>遵守产品有害物质限制（如 RoHS、REACH 和 {{brand}} 的物质清单），提供真实的成分声明和检测报告。</li>
<li>危险废物分类存放，交有资质的单位处置，保存转移联单。</li>
<li>统计能源消耗和温室气体排放，设定减排目标，优先使用可再生能源和再生材料；每年向 {{brand}} 报告一次。</li>
<li>节约用水，防止土壤和地下水污染。</li>
</ol>
<h2>四、商业道德</h2>
<p>遵守《廉洁商业守则》。公平竞争，如实披露，保护知识产权和个人信息，遵守出口管制、海关和反洗钱规定。善意举报的人不受报复。</p>
<h2>五、冲突矿产与负责任采购</h2>
<p>产品含有锡、钽、钨、金、钴、云母的供应商，应制定负责任矿产采购政策，按照经济合作与发展组织的尽责管理指南追溯来源，使用通过第三方审核的冶炼厂，并在每年三月底前以及材料变更时提交最新的冲突矿产报告模板（CMRT、EMRT）。不得采购资助武装冲突或涉及严重侵犯人权的矿产。</p>
<h2>六、管理体系</h2>
<table>
<thead><tr><th>要素</th><th>我们希望看到</th></tr></thead>
<tbody>
<tr><td>承诺与责任</td><td>最高管理者签署的政策，指定的负责人</td></tr>
<tr><td>风险评估</td><td>每年一次，覆盖劳工、安全、环境和道德</td></tr>
<tr><td>培训与沟通</td><td>员工用自己看得懂的语言了解自己的权利</td></tr>
<tr><td>记录</td><td>合同、工时、工资、检测、事故等真实可查的记录</td></tr>
<tr><td>改进</td><td>对问题找出原因、按期整改、验证效果</td></tr>
</tbody>
</table>
<p>通过 ISO 14001、ISO 45001、ISO 50001 或 SA8000 认证会在评审中得到认可，但证书不能代替现场表现。</p>
<h2>七、检查与整改</h2>
<p>{{brand}} 可以通过问卷、文件和现场审核了解执行情况，包括事先不通知的审核。审核人员应能自由进入生产、仓储和生活区域，并与员工单独交谈。发现的问题按严重程度限期整改：</p>
<ul>
<li><strong>零容忍</strong>（童工、强迫劳动、即时危及生命的危险、严重污染、伪造记录、报复举报人）：立即停止，暂停业务，未纠正的终止合作。</li>
<li><strong>重大：</strong>三十天内整改。</li>
<li><strong>一般：</strong>九十天内整改。</li>
</ul>
<p>我们愿意与认真改进的供应商一起解决问题。一时达不到要求的，请如实说明并给出计划。</p>`;

const en = `
<p>A product is worth not only what it can do but also how it was made. {{brand}} expects suppliers to obey the law where they operate and to meet this code; where the two differ, the stricter applies. Suppliers pass the same requirements on to their own suppliers and check the most important of them.</p>
<h2>1. Labour</h2>
<ul>
<li><strong>Free choice of work:</strong> no forced, bonded, prison or trafficked labour. Identity papers are not kept, no deposits or recruitment fees are taken, and workers may leave on reasonable notice.</li>
<li><strong>No child labour:</strong> the minimum age is sixteen, or higher where the law says so. Workers under eighteen do no night work, overtime or dangerous work. Where a child was employed by mistake, the work ends at once and the supplier pays for the return to school and for living costs.</li>
<li><strong>Hours and rest:</strong> no more than sixty hours a week including overtime, at least one day off in seven, and overtime only by choice. Stricter local law prevails.</li>
<li><strong>Pay and benefits:</strong> at least the local minimum, in full and on time, overtime at the legal rate, payslips that can be understood, and social insurance as the law requires. Pay is not reduced as a punishment.</li>
<li><strong>Dignity and equality:</strong> no physical punishment, threats, harassment or humiliation. No discrimination in hiring, pay or promotion by sex, ethnicity, religion, disability, family, age or the like, and no pregnancy or medical tests unrelated to the work.</li>
<li><strong>A voice:</strong> the lawful right to join unions and bargain collectively is respected, and there is a way to complain that workers can trust.</li>
</ul>
<h2>2. Health and safety</h2>
<p>Risks are found and controlled: first removed or replaced, then contained by engineering, and only last by protective equipment.</p>
<ul>
<li>Machine guarding, electricity, chemicals, confined spaces, work at height and hot work have written procedures and training; protective equipment is free.</li>
<li>Workplaces with dust, noise or solvents are measured regularly, and workers are examined before, during and after such work.</li>
<li>Fire protection works, exits are clear, and drills take place at least twice a year, one of them on a night shift.</li>
<li>Dormitories, canteens, drinking water and sanitation are clean and safe; dormitories stand apart from production and storage.</li>
<li>Injuries and near misses are recorded, investigated and learned from. {{brand}} hears of a serious accident within twenty-four hours.</li>
</ul>
<h2>3. Environment</h2>
<ol>
<li>Environmental permits are obtained and kept valid; waste water, emissions, noise and solid waste are monitored and reported as the law requires.</li>
<li>Restrictions on hazardous substances, such as RoHS, REACH and the {{brand}} substance list, are met, with true declarations and test reports.</li>
<li>Hazardous waste is stored separately and handed to licensed disposers, with transfer records kept.</li>
<li>Energy use and greenhouse gas emissions are counted, targets are set, renewable energy and recycled material come first, and {{brand}} receives a report once a year.</li>
<li>Water is saved; soil and groundwater are protected.</li>
</ol>
<h2>4. Ethics</h2>
<p>The Integrity Business Code applies. Suppliers compete fairly, disclose truthfully, protect intellectual property and personal information, and observe export control, customs and anti-money-laundering rules. Nobody suffers for an honest report.</p>
<h2>5. Conflict minerals and responsible sourcing</h2>
<p>Suppliers whose products contain tin, tantalum, tungsten, gold, cobalt or mica adopt a responsible sourcing policy, trace origins according to the OECD due diligence guidance, use smelters audited by a third party, and hand in the latest reporting templates (CMRT, EMRT) by the end of March each year and whenever materials change. Minerals that finance armed conflict or involve serious human rights abuse are not bought.</p>
<h2>6. Management</h2>
<table>
<thead><tr><th>Element</th><th>What we hope to see</th></tr></thead>
<tbody>
<tr><td>Commitment and responsibility</td><td>A policy signed by top management and a named person in charge</td></tr>
<tr><td>Risk assessment</td><td>Every year, on labour, safety, environment and ethics</td></tr>
<tr><td>Training and communication</td><td>Workers know their rights in a language they understand</td></tr>
<tr><td>Records</td><td>True and verifiable records of contracts, hours, pay, tests and accidents</td></tr>
<tr><td>Improvement</td><td>Causes found, dates kept, results checked</td></tr>
</tbody>
</table>
<p>Certification to ISO 14001, ISO 45001, ISO 50001 or SA8000 counts in a review, but a certificate does not replace what is seen on site.</p>
<h2>7. Checks and correction</h2>
<p>{{brand}} may use questionnaires, documents and audits on site, some of them unannounced. Auditors are given free access to production, storage and living areas and may talk to workers alone. Findings are corrected according to their gravity:</p>
<ul>
<li><strong>Zero tolerance</strong> (child labour, forced labour, immediate danger to life, grave pollution, forged records, retaliation): stopped at once, business suspended, and ended if not put right.</li>
<li><strong>Major:</strong> within thirty days.</li>
<li><strong>Minor:</strong> within ninety days.</li>
</ul>
<p>We gladly work with suppliers who are serious about improving. If you cannot yet meet a requirement, say so and show us your plan.</p>`;

/** The social responsibility code (§2). */
export const society: Pages = {
  zh: { title: "{{brand}} 供应商社会责任守则", text: zh.trim() },
  en: { title: "{{brand}} Supplier Social Responsibility Code", text: en.trim() },
};
