import type { Pages } from "../page";

const zh = `
<p>本指南适用于与 {{brand}} 合作的供应商，说明通过初审后订单、送货和开票如何进行。</p>
<ul>
<li><strong>联系人</strong>：报价、订单和价格由对接的采购经理负责；质量问题联系质量工程师，付款问题联系应付账款。联系人见合同或订单。</li>
<li><strong>订单</strong>：只有带订单编号的书面订单有效。请在两个工作日内确认数量、价格和交期；不能按期交付的，请立即告知。</li>
<li><strong>送货</strong>：送货单写明订单编号、物料编码和批次，包装贴标签；环保和质量证明随货提供。</li>
<li><strong>开票</strong>：收货确认后开具发票，抬头为订单上的采购主体，一张发票对应一份对账单。</li>
<li><strong>账户</strong>：收款账户以企业档案为准。变更账户须在本平台申请，并由两名采购人员电话核实后批准；我们不会通过邮件要求您更改账户。</li>
</ul>`;

const en = `
<p>This guide is for suppliers who work with {{brand}}. It tells how orders, deliveries and invoices go once the preliminary review is passed.</p>
<ul>
<li><strong>Contacts</strong>: quotations, orders and prices are the purchasing manager’s; quality is the quality engineer’s, payment that of accounts payable. Their names are in the contract or on the order.</li>
<li><strong>Orders</strong>: only a written order with a number is valid. Confirm quantity, price and date within two working days, and say at once when a date cannot be kept.</li>
<li><strong>Deliveries</strong>: the delivery note names order, part number and batch, the packages are labelled; environmental and quality certificates come with the goods.</li>
<li><strong>Invoices</strong>: invoice after receipt is confirmed, to the purchasing entity named on the order, one invoice for one statement.</li>
<li><strong>Account</strong>: payments go to the account on your company file. It is changed by a request here, which two people of purchasing approve after a call; we never ask for a change of account by e-mail.</li>
</ul>`;

/** For companies that work with those of a domain, wherever there is no guide of the region's own (§7). */
export const cooperationGuide: Pages = {
  zh: { title: "{{brand}} 合作企业指南", text: zh.trim() },
  en: { title: "Guide for companies that work with {{brand}}", text: en.trim() },
};
