import type { Pages } from "../page";

const zh = `
<p>本指南适用于在印度与 {{brand}} 合作的供应商，说明订单、送货和开票如何进行。</p>
<ul>
<li><strong>税务登记</strong>：请在企业资料中填写有效的 GSTIN；没有 GST 登记的企业，请先联系采购经理。</li>
<li><strong>订单</strong>：只有带订单编号的书面订单有效，以印度卢比计价。请在两个工作日内确认数量、价格和交期。</li>
<li><strong>送货</strong>：货值超过规定限额的，送货前生成 e-Way Bill，并在送货单上写明编号。</li>
<li><strong>开票</strong>：按 GST 规定开具税务发票，写明双方 GSTIN、HSN 编码和供货地；适用电子发票的企业请附 IRN。</li>
<li><strong>账户</strong>：收款账户以企业档案中的账号和 IFSC 代码为准。变更账户须在本平台申请；我们不会通过邮件要求您更改账户。</li>
</ul>`;

const en = `
<p>This guide is for suppliers in India who work with {{brand}}. It tells how orders, deliveries and invoices go.</p>
<ul>
<li><strong>Tax registration</strong>: give a valid GSTIN in your company information; without GST registration talk to your purchasing manager first.</li>
<li><strong>Orders</strong>: only a written order with a number is valid, in Indian rupees. Confirm quantity, price and date within two working days.</li>
<li><strong>Deliveries</strong>: for goods above the legal limit generate an e-Way Bill before they leave, and put its number on the delivery note.</li>
<li><strong>Invoices</strong>: a GST tax invoice with both GSTINs, HSN codes and the place of supply; companies under e-invoicing add the IRN.</li>
<li><strong>Account</strong>: payments go to the account and IFSC on your company file. It is changed by a request here; we never ask for a change of account by e-mail.</li>
</ul>`;

/** For companies that work with those of India. */
export const cooperationGuideIndia: Pages = {
  zh: { title: "{{brand}} 合作企业指南（印度）", text: zh.trim() },
  en: { title: "Guide for companies that work with {{brand}} in India", text: en.trim() },
};
