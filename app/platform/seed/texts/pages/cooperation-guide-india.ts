import type { Pages } from "~/platform/cases/texts/page";

const zh = `
<p>本指南适用于在印度与{{brand}}合作的供应商，说明订单、送货和开票流程。</p>
<ul>
<li><strong>税务登记</strong>：应在企业档案中填写有效的 GSTIN；没有 GST 登记的企业，请先联系采购经理。</li>
<li><strong>订单</strong>：仅带订单编号的书面订单有效，以印度卢比计价。应在两个工作日内确认数量、价格和交期。</li>
<li><strong>送货</strong>：货值超过法定限额的，应在发货前生成 e-Way Bill，并在送货单上写明其编号。</li>
<li><strong>开票</strong>：应按 GST 规定开具税务发票，写明双方 GSTIN、HSN 编码和供货地；适用电子发票的企业应附 IRN。</li>
<li><strong>账户</strong>：我们仅向企业档案中的银行账户和 IFSC 代码付款。变更账户须在本平台提交变更申请；我们不会通过邮件要求您更改账户。</li>
</ul>`;

const en = `
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
  zh: { title: "{{brand}}合作企业指南（印度）", text: zh },
  en: { title: "Guide for companies that work with {{brand}} in India", text: en },
};
