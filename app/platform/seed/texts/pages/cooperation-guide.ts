import type { Pages } from "~/platform/records/texts/text-page";

const zh = `
<p>本指南适用于与{{brand}}合作的供应商，说明通过初审后的订单、送货和开票流程。</p>
<ul>
<li><strong>联系人</strong>：报价、订单和价格请联系采购经理，质量问题请联系质量工程师，付款问题请联系应付账款会计。联系人见合同或订单。</li>
<li><strong>订单</strong>：仅带订单编号的书面订单有效。应在两个工作日内确认数量、价格和交期；不能按期交付的，应立即告知采购经理。</li>
<li><strong>送货</strong>：送货单应写明订单编号、物料编码和批次，包装应贴标签；环保和质量证明应随货提供。</li>
<li><strong>开票</strong>：收货确认后开具发票，购买方为订单上的采购主体，一张发票对应一份对账单。</li>
<li><strong>账户</strong>：我们仅向企业档案中的银行账户付款。变更账户须在本平台提交变更申请，经电话核实并由 {{bankApprovers}} 位采购人员分别批准，{{bankHours}} 小时后生效；我们不会通过邮件要求您更改账户。</li>
</ul>`;

const en = `
<p>This guide is for suppliers who work with {{brand}}. It explains how orders, deliveries and invoices work once you pass the preliminary review.</p>
<ul>
<li><strong>Contacts</strong>: contact the purchasing manager about quotations, orders and prices, the quality engineer about quality, and the accounts payable team about payment. You find them in the contract or on the order.</li>
<li><strong>Orders</strong>: only a written order with an order number is valid. You must confirm quantity, price and delivery date within two working days. If you cannot meet a delivery date, you must tell the purchasing manager immediately.</li>
<li><strong>Deliveries</strong>: the delivery note must state the order number, part number and batch, and packages must be labelled. Environmental and quality certificates must come with the goods.</li>
<li><strong>Invoices</strong>: issue the invoice after receipt is confirmed, to the purchasing entity named on the order, one invoice for one statement.</li>
<li><strong>Account</strong>: we pay only into the bank account in your company file. To change it, submit a change request here. After a call to verify it, {{bankApprovers}} people in Procurement approve it separately, and it takes effect {{bankHours}} hours later. We never ask you to change accounts by email.</li>
</ul>`;

/** For companies that work with those of a domain, if the region has no separate guide (§7). */
export const cooperationGuide: Pages = {
  edition: { version: "2.0", updatedOn: "2026-11-23", effectiveOn: "2026-11-23" },
  zh: { title: "{{brand}}合作企业指南", text: zh },
  en: { title: "Guide for companies that work with {{brand}}", text: en },
};

const zhIndia = `
<p>本指南适用于在印度与{{brand}}合作的供应商，说明订单、送货和开票流程。</p>
<ul>
<li><strong>税务登记</strong>：应在企业档案中填写有效的 GSTIN；没有 GST 登记的企业，请先联系采购经理。</li>
<li><strong>订单</strong>：仅带订单编号的书面订单有效，以印度卢比计价。应在两个工作日内确认数量、价格和交期。</li>
<li><strong>送货</strong>：货值超过法定限额的，应在发货前生成 e-Way Bill，并在送货单上写明其编号。</li>
<li><strong>开票</strong>：应按 GST 规定开具税务发票，写明双方 GSTIN、HSN 编码和供货地；适用电子发票的企业应附 IRN。</li>
<li><strong>账户</strong>：我们仅向企业档案中的银行账户和 IFSC 代码付款。变更账户须在本平台提交变更申请；我们不会通过邮件要求您更改账户。</li>
</ul>`;

const enIndia = `
<p>This guide is for suppliers in India who work with {{brand}}. It explains how orders, deliveries and invoices work.</p>
<ul>
<li><strong>Tax registration</strong>: you must enter a valid GSTIN in your company file. If you are not registered for GST, contact your purchasing manager first.</li>
<li><strong>Orders</strong>: only a written order with an order number is valid, in Indian rupees. You must confirm quantity, price and delivery date within two working days.</li>
<li><strong>Deliveries</strong>: for goods above the statutory limit you must generate an e-Way Bill before dispatch and put its number on the delivery note.</li>
<li><strong>Invoices</strong>: you must issue a GST tax invoice with both GSTINs, HSN codes and the place of supply. Companies covered by e-invoicing must add the IRN.</li>
<li><strong>Account</strong>: we pay only into the bank account and IFSC in your company file. To change them, submit a change request here. We never ask you to change accounts by email.</li>
</ul>`;

/** For companies that work with those of India. */
export const cooperationGuideIndia: Pages = {
  edition: { version: "2.0", updatedOn: "2026-11-23", effectiveOn: "2026-11-23" },
  zh: { title: "{{brand}}合作企业指南（印度）", text: zhIndia },
  en: { title: "Guide for companies that work with {{brand}} in India", text: enIndia },
};
