import type { Pages } from "~/platform/records/texts/text-page";

const zh = `
<p>产品的价值不仅在于性能，也在于制造的方式。本守则规定{{brand}}对供应商的要求。供应商应当遵守经营所在地的法律，并达到本守则的要求；两者不一致的，以更严格的为准。供应商还应当要求自己的供应商遵守同样的要求，并对主要的下级供应商进行检查。</p>
<h2>一、劳工</h2>
<ul>
<li><strong>自愿就业：</strong>不得使用强迫、抵债、监狱或者被贩运的劳动力，不得扣押身份证件，不得收取押金和招聘费用；员工按规定提前通知后，有权自由离职。</li>
<li><strong>禁用童工：</strong>最低年龄为 16 周岁，当地法律规定更高的，从其规定。未满 18 周岁的员工不得从事夜班、加班和危险作业。误用童工的，应当立即停止其工作，将其送回监护人处并承担全部费用，协助其复学。</li>
<li><strong>工时与休息：</strong>每周工作时间（含加班）不得超过 60 小时，每 7 天至少休息 1 天；加班应当自愿。当地法律更严的，从其规定。</li>
<li><strong>工资与福利：</strong>工资不得低于当地最低标准，应当按时足额支付，加班费依法计算，提供员工能看懂的工资条，依法缴纳社会保险。不得以罚款克扣工资。</li>
<li><strong>人道待遇与平等：</strong>不得体罚、威胁、骚扰或者羞辱员工。招聘、薪酬和晋升中不得因性别、民族、宗教、残疾、婚育、年龄等歧视员工，不得进行与工作无关的孕检和体检。</li>
<li><strong>沟通：</strong>应当尊重员工依法组织和参加工会、集体协商的权利，设立员工可以放心使用的申诉渠道。</li>
</ul>
<h2>二、健康与安全</h2>
<p>供应商应当识别并控制作业风险：首先消除或者替代，其次采取工程控制，最后才依靠个人防护。</p>
<ul>
<li>机械防护、用电、化学品、受限空间、高处和动火作业应当有书面程序和培训，防护用品应当免费提供。</li>
<li>接触粉尘、噪声、有机溶剂等危害的岗位应当定期检测，员工上岗前、在岗期间和离岗时应当进行职业健康检查。</li>
<li>消防设施应当完好，通道应当畅通，每年至少进行两次消防演练，其中至少一次在夜班。</li>
<li>宿舍、食堂、饮水和卫生设施应当干净安全，宿舍应当与生产、仓储分开。</li>
<li>工伤和未遂事故应当记录、调查、改进。发生重大事故，应当在 24 小时内通知{{brand}}。</li>
</ul>
<h2>三、环境</h2>
<ol>
<li>应当取得并保持环境许可，依法监测和报告废水、废气、噪声和固体废物。</li>
<li>应当遵守产品有害物质限制（如 RoHS、REACH 和{{brand}}的物质清单），提供真实的成分声明和检测报告。</li>
<li>危险废物应当分类存放，交有资质的单位处置，并保存转移联单。</li>
<li>应当统计能源消耗和温室气体排放，设定减排目标，优先使用可再生能源和再生材料，每年向{{brand}}报告一次。</li>
<li>应当节约用水，防止土壤和地下水污染。</li>
</ol>
<h2>四、商业道德</h2>
<p>供应商应当遵守《廉洁商业守则》，公平竞争，如实披露，保护知识产权和个人信息，遵守出口管制、海关和反洗钱规定。不得对善意举报的人打击报复。</p>
<h2>五、冲突矿产与负责任采购</h2>
<p>产品含有锡、钽、钨、金、钴、云母的供应商，应当制定负责任矿产采购政策，按照《经济合作与发展组织关于来自受冲突影响和高风险区域的矿石的负责任供应链尽职调查指南》追溯来源，使用通过第三方审核的冶炼厂，并在每年 3 月底前以及材料变更时提交最新版冲突矿产报告模板（CMRT）和扩展矿产报告模板（EMRT）。不得采购资助武装冲突或者涉及严重侵犯人权的矿产。</p>
<h2>六、管理体系</h2>
<table>
<thead><tr><th>要素</th><th>要求</th></tr></thead>
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
<p>{{brand}}可以通过问卷、文件和现场审核了解执行情况，包括事先不通知的审核。供应商应当允许审核人员自由进入生产、仓储和生活区域，并与员工单独交谈。发现的问题应当按严重程度限期整改：</p>
<ul>
<li><strong>零容忍</strong>（童工、强迫劳动、即时危及生命的危险、严重污染、伪造记录、打击报复举报人）：立即停止，暂停业务，未纠正的终止合作。</li>
<li><strong>重大：</strong>30 天内整改。</li>
<li><strong>一般：</strong>90 天内整改。</li>
</ul>
<p>我们愿意与认真改进的供应商一起解决问题。一时达不到要求的，应当如实说明并提出计划。</p>`;

const en = `
<p>The value of a product lies not only in what it can do but also in how it was made. This code sets out what {{brand}} requires of its suppliers. They must comply with the law where they operate and meet this code; where the two differ, the stricter applies. They must also require the same of their own suppliers and check the most important of them.</p>
<h2>1. Labour</h2>
<ul>
<li><strong>Freely chosen work:</strong> suppliers must not use forced, bonded, prison or trafficked labour, keep identity documents, or charge deposits or recruitment fees. Workers are free to leave after giving the notice required.</li>
<li><strong>No child labour:</strong> the minimum age is 16, or higher where local law says so. Workers under 18 must not do night work, overtime or hazardous work. If a child was employed by mistake, the supplier must stop the work immediately, return the child to the guardian, bear all the costs and help the child back into school.</li>
<li><strong>Hours and rest:</strong> working time including overtime must not exceed 60 hours a week, with at least 1 day off in every 7. Overtime must be voluntary. Stricter local law applies.</li>
<li><strong>Pay and benefits:</strong> pay must be at least the local minimum, in full and on time, with overtime at the legal rate, payslips that workers can understand, and social insurance as the law requires. Pay must not be reduced by fines.</li>
<li><strong>Dignity and equality:</strong> suppliers must not use physical punishment, threats, harassment or humiliation. They must not discriminate in hiring, pay or promotion on grounds of sex, ethnicity, religion, disability, family, age or the like, or require pregnancy or medical tests unrelated to the work.</li>
<li><strong>Communication:</strong> suppliers must respect the lawful right to form and join unions and bargain collectively, and must provide a grievance channel that workers can trust.</li>
</ul>
<h2>2. Health and safety</h2>
<p>Suppliers must identify and control risks at work: first eliminate or substitute them, then use engineering controls, and rely on personal protective equipment last.</p>
<ul>
<li>Machine guarding, electricity, chemicals, confined spaces, work at height and hot work must be covered by written procedures and training. Protective equipment must be free.</li>
<li>Workplaces with dust, noise, solvents or other hazards must be measured regularly, and workers must have health checks before, during and after such work.</li>
<li>Fire protection must work, exits must be clear, and fire drills must take place at least twice a year, at least one of them on a night shift.</li>
<li>Dormitories, canteens, drinking water and sanitation must be clean and safe. Dormitories must be separate from production and storage.</li>
<li>Injuries and near misses must be recorded, investigated and acted on. Suppliers must notify {{brand}} of a serious accident within 24 hours.</li>
</ul>
<h2>3. Environment</h2>
<ol>
<li>Suppliers must obtain and keep environmental permits, and monitor and report waste water, emissions, noise and solid waste as the law requires.</li>
<li>Suppliers must meet restrictions on hazardous substances, such as RoHS, REACH and the {{brand}} substance list, and provide true declarations and test reports.</li>
<li>Hazardous waste must be stored separately and given to licensed disposers, and transfer records must be kept.</li>
<li>Suppliers must measure energy use and greenhouse gas emissions, set reduction targets, give priority to renewable energy and recycled materials, and report to {{brand}} once a year.</li>
<li>Suppliers must save water and prevent pollution of soil and groundwater.</li>
</ol>
<h2>4. Ethics</h2>
<p>Suppliers must comply with the integrity business code, compete fairly, disclose truthfully, protect intellectual property and personal information, and comply with export control, customs and anti-money-laundering rules. They must not retaliate against anyone who reports in good faith.</p>
<h2>5. Conflict minerals and responsible sourcing</h2>
<p>Suppliers whose products contain tin, tantalum, tungsten, gold, cobalt or mica must adopt a responsible minerals policy, trace origins according to the OECD Due Diligence Guidance for Responsible Supply Chains of Minerals from Conflict-Affected and High-Risk Areas, use smelters audited by a third party, and submit the latest Conflict Minerals Reporting Template (CMRT) and Extended Minerals Reporting Template (EMRT) by the end of March each year and whenever materials change. They must not buy minerals that finance armed conflict or involve serious human rights abuses.</p>
<h2>6. Management system</h2>
<table>
<thead><tr><th>Element</th><th>Requirement</th></tr></thead>
<tbody>
<tr><td>Commitment and responsibility</td><td>A policy signed by top management and a named person in charge</td></tr>
<tr><td>Risk assessment</td><td>Every year, on labour, safety, environment and ethics</td></tr>
<tr><td>Training and communication</td><td>Workers know their rights in a language they understand</td></tr>
<tr><td>Records</td><td>True and verifiable records of contracts, hours, pay, tests and accidents</td></tr>
<tr><td>Improvement</td><td>Find causes, correct problems on time, check the results</td></tr>
</tbody>
</table>
<p>Certification to ISO 14001, ISO 45001, ISO 50001 or SA8000 counts in a review, but a certificate does not replace performance on site.</p>
<h2>7. Checks and corrective action</h2>
<p>{{brand}} may use questionnaires, documents and on-site audits, some of them unannounced. Suppliers must give auditors free access to production, storage and living areas and let them speak to workers alone. Findings must be corrected within a period set by their severity:</p>
<ul>
<li><strong>Zero tolerance</strong> (child labour, forced labour, immediate danger to life, serious pollution, forged records, retaliation against those who report): must stop immediately. Business is suspended, and ended if the problem is not corrected.</li>
<li><strong>Major:</strong> within 30 days.</li>
<li><strong>Minor:</strong> within 90 days.</li>
</ul>
<p>We are willing to work with suppliers who are serious about improving. If you cannot meet a requirement yet, you must say so and present a plan.</p>`;

/** The social responsibility code (§2). */
export const society: Pages = {
  edition: { version: "2.0", updatedOn: "2026-11-23", effectiveOn: "2026-11-23" },
  zh: { title: "{{brand}}供应商社会责任守则", text: zh },
  en: { title: "{{brand}} supplier social responsibility code", text: en },
};
