import type { FilledRow } from "~/platform/records/defaults/seeded-tables";
import { pinyinWords, searchTextOf } from "~/platform/records/lists/search-texts";
import type { TaskFilter } from "~/rules/workspace/tasks";
import { banks } from "./banks";
import { cities, provinces } from "./china";
import { countries, regions } from "./countries";
import { currencies } from "./currencies";
import { timeZones } from "./time-zones";
import type { Value, SeededList } from "./value";

/** Every list of values, ready to be stored. */
export const makeRows = (): FilledRow<"lov_value">[] => [
  ...rowsOf({ lovCode: "HPFM.COUNTRY", values: countries("en"), inChinese: countries("zh") }),
  ...rowsOf({ lovCode: "HPFM.PROVINCE", values: provinces() }),
  ...rowsOf({ lovCode: "HPFM.CITY", values: cities() }),
  ...rowsOf({ lovCode: "HPFM.CURRENCY", values: currencies("en"), inChinese: currencies("zh") }),
  ...rowsOf({ lovCode: "HPFM.BANK", values: banks() }),
  ...rowsOf({ lovCode: "ISP.CATEGORY", values: categories }),
  ...rowsOf({ lovCode: "HIAM.TIME_ZONE", values: timeZones }),
  ...rowsOf({ lovCode: "ISP.REGION", values: regions }),
  ...rowsOf({ lovCode: "ISP.TASK_STATE", values: taskStates }),
];

function rowsOf({ lovCode, values, inChinese = values }: SeededList) {
  const places = new Map(inChinese.map(({ value }, index) => [value, index + 1]));
  return values.map((value, index) => ({
    lov_code: lovCode,
    value: value.value,
    meaning_zh: value.zh,
    meaning_en: value.en,
    parent_value: value.parent ?? null,
    tag: value.tag ?? null,
    order_seq: index + 1,
    order_seq_zh: places.get(value.value) ?? index + 1,
    search: searchTextOf(value),
    pinyin: pinyinWords(value.zh),
  }));
}

/** The supply categories of a manufacturer of phones and other devices (`ISP.CATEGORY`). */
const categories: Value[] = [
  ["CHIPSET", "主芯片与基带", "Application processors and baseband"],
  ["MEMORY", "存储芯片", "Memory and storage chips"],
  ["RF", "射频器件与天线", "RF components and antennas"],
  ["POWER_IC", "电源与模拟芯片", "Power management and analogue ICs"],
  ["SENSOR", "传感器", "Sensors"],
  ["PASSIVE", "被动元件（阻容感）", "Passive components"],
  ["DISPLAY", "显示屏与触控", "Displays and touch panels"],
  ["CAMERA", "摄像头模组与镜头", "Camera modules and lenses"],
  ["BATTERY", "电池与电芯", "Batteries and cells"],
  ["CHARGER", "充电器与线缆", "Chargers and cables"],
  ["ACOUSTIC", "声学器件与马达", "Acoustic parts and haptics"],
  ["PCB", "印制电路板与柔性板", "Printed and flexible circuit boards"],
  ["CONNECTOR", "连接器", "Connectors"],
  ["GLASS", "玻璃与陶瓷盖板", "Cover glass and ceramics"],
  ["METAL", "金属结构件", "Metal structural parts"],
  ["PLASTIC", "塑胶结构件与模具", "Plastic parts and moulds"],
  ["FUNCTIONAL", "功能辅料（胶、膜、散热）", "Adhesives, films and thermal materials"],
  ["PACKAGING", "包装与印刷品", "Packaging and printing"],
  ["ACCESSORY", "配件与智能穿戴", "Accessories and wearables"],
  ["EMS", "整机代工与组装", "Contract manufacturing and assembly"],
  ["EQUIPMENT", "生产设备与治具", "Production equipment and fixtures"],
  ["TESTING", "测试、认证与检测服务", "Testing and certification services"],
  ["SOFTWARE", "软件、授权与云服务", "Software, licences and cloud services"],
  ["LOGISTICS", "物流与仓储", "Logistics and warehousing"],
  ["MARKETING", "市场、广告与零售建设", "Marketing, advertising and retail fit-out"],
  ["FACILITY", "行政、工程与后勤服务", "Facilities, construction and office services"],
].map(([value = "", zh = "", en = ""]) => ({ value, zh, en }));

const names: Record<TaskFilter, { zh: string; en: string }> = {
  all: { zh: "全部", en: "All" },
  open: { zh: "待处理", en: "To do" },
  completed: { zh: "已完成", en: "Completed" },
  cancelled: { zh: "已取消", en: "Cancelled" },
};

/** The states by which tasks are filtered (§4, `ISP.TASK_STATE`). */
const taskStates: Value[] = Object.entries(names).map(([value, { zh, en }]) => ({ value, zh, en }));
