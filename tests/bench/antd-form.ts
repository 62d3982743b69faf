import { Alert, Button, Checkbox, DatePicker, Form, Input, Progress, Radio, Select, Steps } from "antd";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { choices, isDay, isListed, listed, texts, ticks } from "./hand-written.ts";

/** The basic tab as an Ant Design page, with the fields of the hand-written one. */
const required = { required: true, message: "Please check this answer." };
const creditCode = { pattern: /^[0-9A-Z]{18}$/, message: "Please check this answer." };
const free = new Set(["website", "gstin"]);

const places = listed.map((value) => ({ value, label: value }));

/** Ant Design's control for a field: lists and dates are selected, as on the basic tab. */
function controlOf(name: string) {
  if (isListed(name)) return h(Select, { showSearch: true, options: places });
  return isDay(name) ? h(DatePicker) : h(Input);
}

const item = (name: string, control: React.ReactElement, more: object = {}) =>
  h(Form.Item, { key: name, name, label: name, rules: free.has(name) ? [] : [required], ...more }, control);

const addedRow = ({ key, name }: { key: number; name: number }) =>
  h(
    "div",
    { key, className: "row" },
    ["name", "identityId"].map((part) =>
      h(Form.Item, { key: part, name: [name, part], label: part, rules: [required] }, h(Input)),
    ),
  );

function BasicForm() {
  return h(
    Form,
    {
      layout: "vertical",
      initialValues: Object.fromEntries(
        texts.filter((name) => !isDay(name) && !isListed(name)).map((name) => [name, "node"]),
      ),
    },
    texts.map((name) =>
      item(name, controlOf(name), {
        validateTrigger: "onBlur",
        ...(name === "unifiedCreditCode" ? { rules: [required, creditCode] } : {}),
      }),
    ),
    item("businessScope", h(Input.TextArea, { rows: 4 })),
    ticks.map((name) => item(name, h(Checkbox), { valuePropName: "checked", rules: [] })),
    Object.entries(choices).map(([name, options]) => item(name, h(Radio.Group, { options }))),
    h(Form.List, {
      name: "more",
      children: (fields, { add }) => [
        ...fields.map(addedRow),
        h(Button, { key: "add", id: "add", onClick: () => add() }, "Add"),
      ],
    }),
    h(Button, { type: "primary", htmlType: "submit", id: "send" }, "Save"),
  );
}

const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment", "review"];

/** The form with the same page around it as ours: steps, progress and a notice. */
const page = h(
  "div",
  {},
  h(Steps, { direction: "vertical", current: 0, items: tabs.map((title) => ({ title })) }),
  h(Progress, { percent: 10 }),
  h(Alert, { message: "Saved" }),
  h(BasicForm),
);

createRoot(document.querySelector("#root") as Element).render(page);
