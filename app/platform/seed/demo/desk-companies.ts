import type { CompanyType } from "~/rules/registration/company-types";
import type { State } from "~/rules/onboarding/stages";

/** A company in the demo's queue: its city, the categories it sells, and how many days it has been in its state. */
export type DeskCompany = {
  name: string;
  english: string;
  who: string;
  /** Codes of `HPFM.CITY` and `ISP.CATEGORY`. */
  city: string;
  categories: string[];
  companyType: CompanyType;
  state: State;
  days: number;
  /** Submitted a second time, with another address. */
  isSecond: boolean;
};

/*
 * Name | English name | legal representative | city | categories | type | state | days in it, `*` for a second
 * submission. All of them are fictitious.
 */
const table = `
东莞市宏泰五金制品有限公司|Dongguan Hongtai Hardware Products Co., Ltd.|罗宏泰|441900|METAL|manufacturer|preliminaryReview|15*
宁波海德连接器股份有限公司|Ningbo Haide Connector Co., Ltd.|方海德|330200|CONNECTOR|manufacturer|preliminaryReview|13
厦门鹭岛显示技术有限公司|Xiamen Ludao Display Technology Co., Ltd.|林鹭|350200|DISPLAY,GLASS|manufacturer|preliminaryReview|12
深圳市精诚检测技术有限公司|Shenzhen Jingcheng Testing Technology Co., Ltd.|梁精诚|440300|TESTING|serviceProvider|preliminaryReview|11*
合肥晶宸材料科技有限公司|Hefei Jingchen Materials Technology Co., Ltd.|陆晶|340100|FUNCTIONAL|manufacturer|preliminaryReview|11
武汉光谷华芯传感技术有限公司|Wuhan Guanggu Huaxin Sensing Technology Co., Ltd.|华明远|420100|SENSOR,RF|manufacturer|preliminaryReview|10
无锡睿声声学科技有限公司|Wuxi Ruisheng Acoustics Technology Co., Ltd.|邹睿|320200|ACOUSTIC|manufacturer|preliminaryReview|9
青岛海川包装印刷有限公司|Qingdao Haichuan Packaging and Printing Co., Ltd.|于海川|370200|PACKAGING|manufacturer|preliminaryReview|8
重庆渝丰线缆有限公司|Chongqing Yufeng Cable Co., Ltd.|谭丰|500112|CHARGER,CONNECTOR|manufacturer|preliminaryReview|7
西安秦川传动科技有限公司|Xi’an Qinchuan Transmission Technology Co., Ltd.|秦川|610100|EQUIPMENT|manufacturer|preliminaryReview|7
佛山市顺达铝业有限公司|Foshan Shunda Aluminium Co., Ltd.|何顺达|440600|METAL|manufacturer|preliminaryReview|6
天津滨海国运物流有限公司|Tianjin Binhai Guoyun Logistics Co., Ltd.|孟国运|120116|LOGISTICS|serviceProvider|preliminaryReview|5
长沙湘科软件技术服务有限公司|Changsha Xiangke Software Services Co., Ltd.|彭湘|430100|SOFTWARE|serviceProvider|preliminaryReview|4
杭州云岭自动化设备有限公司|Hangzhou Yunling Automation Equipment Co., Ltd.|沈云岭|330100|EQUIPMENT|manufacturer|preliminaryReview|4
福州闽光玻璃有限公司|Fuzhou Minguang Glass Co., Ltd.|陈闽光|350100|GLASS|manufacturer|preliminaryReview|3
深圳市华普微电子有限公司|Shenzhen Huapu Microelectronics Co., Ltd.|邱华普|440300|POWER_IC,CHIPSET|manufacturer|preliminaryReview|3
广州粤声音响器材有限公司|Guangzhou Yuesheng Audio Equipment Co., Ltd.|黎粤|440100|ACOUSTIC,ACCESSORY|manufacturer|preliminaryReview|3
南京紫金存储科技有限公司|Nanjing Zijin Storage Technology Co., Ltd.|许紫金|320100|MEMORY|manufacturer|preliminaryReview|2
苏州工业园区明锐光学有限公司|Suzhou Mingrui Optics Co., Ltd.|顾明锐|320500|CAMERA,SENSOR|manufacturer|preliminaryReview|2
珠海市南屏电路板有限公司|Zhuhai Nanping Circuit Board Co., Ltd.|容南屏|440400|PCB|manufacturer|preliminaryReview|2*
中山市正大照明电源有限公司|Zhongshan Zhengda Power Supply Co., Ltd.|蔡正大|442000|CHARGER|manufacturer|preliminaryReview|2
上海浦江通达贸易有限公司|Shanghai Pujiang Tongda Trading Co., Ltd.|蒋通达|310115|PASSIVE,POWER_IC|trader|preliminaryReview|2
北京中关科讯信息技术有限公司|Beijing Zhongguan Kexun Information Technology Co., Ltd.|石科讯|110105|SOFTWARE|serviceProvider|preliminaryReview|1
大连海胜精密铸造有限公司|Dalian Haisheng Precision Casting Co., Ltd.|曲海胜|210200|METAL,PLASTIC|manufacturer|preliminaryReview|1
郑州中原快充科技有限公司|Zhengzhou Zhongyuan Fast Charging Technology Co., Ltd.|郭中原|410100|CHARGER|manufacturer|preliminaryReview|1
南昌赣江柔性线路有限公司|Nanchang Ganjiang Flexible Circuits Co., Ltd.|熊赣江|360100|PCB|manufacturer|preliminaryReview|1
济南泰岳模具有限公司|Jinan Taiyue Mould Co., Ltd.|孔泰岳|370100|PLASTIC|manufacturer|preliminaryReview|1
深圳市腾越人力服务有限公司|Shenzhen Tengyue Staffing Services Co., Ltd.|温腾|440300|FACILITY|serviceProvider|preliminaryReview|1
惠州市联创注塑有限公司|Huizhou Lianchuang Injection Moulding Co., Ltd.|钟联创|441300|PLASTIC|manufacturer|preliminaryReview|0
成都锦城射频技术有限公司|Chengdu Jincheng RF Technology Co., Ltd.|蒲锦|510100|RF|manufacturer|preliminaryReview|0
东莞市利民包装材料有限公司|Dongguan Limin Packaging Materials Co., Ltd.|叶利民|441900|PACKAGING,FUNCTIONAL|manufacturer|preliminaryReview|0
上海申芯代理股份有限公司|Shanghai Shenxin Agency Co., Ltd.|唐申|310115|CHIPSET,MEMORY|agent|preliminaryReview|0
珠海市恒力新能源电池有限公司|Zhuhai Hengli New Energy Battery Co., Ltd.|凌恒力|440400|BATTERY|manufacturer|filling|6
深圳市云帆光电有限公司|Shenzhen Yunfan Optoelectronics Co., Ltd.|帆云|440300|DISPLAY|manufacturer|filling|9
苏州吴越涂层材料有限公司|Suzhou Wuyue Coatings Co., Ltd.|钱越|320500|FUNCTIONAL|manufacturer|filling|4
宁波甬江弹簧有限公司|Ningbo Yongjiang Spring Co., Ltd.|俞江|330200|METAL|manufacturer|filling|3
广州白云展示工程有限公司|Guangzhou Baiyun Display Works Co., Ltd.|岑白云|440100|MARKETING|serviceProvider|filling|2
青岛胶州线束有限公司|Qingdao Jiaozhou Wire Harness Co., Ltd.|姜州|370200|CONNECTOR|manufacturer|filling|1
厦门金门湾光学薄膜有限公司|Xiamen Jinmen Bay Optical Film Co., Ltd.|洪湾|350200|FUNCTIONAL,DISPLAY|manufacturer|newlyRegistered|5
武汉江城激光设备有限公司|Wuhan Jiangcheng Laser Equipment Co., Ltd.|江城|420100|EQUIPMENT|manufacturer|newlyRegistered|2
合肥巢湖电子材料有限公司|Hefei Chaohu Electronic Materials Co., Ltd.|巢湖生|340100|GLASS|manufacturer|newlyRegistered|1
无锡太湖磁性元件有限公司|Wuxi Taihu Magnetics Co., Ltd.|吴太湖|320200|PASSIVE|manufacturer|potential|20
杭州西溪物联软件有限公司|Hangzhou Xixi IoT Software Co., Ltd.|溪明|330100|SOFTWARE|serviceProvider|potential|12
佛山市南海压铸有限公司|Foshan Nanhai Die Casting Co., Ltd.|关南海|440600|METAL|manufacturer|potential|8
重庆两江电机有限公司|Chongqing Liangjiang Motor Co., Ltd.|两江平|500112|ACOUSTIC|manufacturer|potential|3
东莞市松山湖治具有限公司|Dongguan Songshanhu Fixtures Co., Ltd.|松山|441900|EQUIPMENT|manufacturer|certification|16
南京秦淮连接技术有限公司|Nanjing Qinhuai Connection Technology Co., Ltd.|秦淮|320100|CONNECTOR|manufacturer|certification|6
西安雁塔半导体有限公司|Xi’an Yanta Semiconductor Co., Ltd.|雁飞|610100|POWER_IC|manufacturer|restricted|40
天津海河塑胶有限公司|Tianjin Haihe Plastics Co., Ltd.|河海|120116|PLASTIC|manufacturer|restricted|12
深圳市南山摄像模组有限公司|Shenzhen Nanshan Camera Module Co., Ltd.|南山月|440300|CAMERA|manufacturer|qualified|30
成都天府电池有限公司|Chengdu Tianfu Battery Co., Ltd.|府天|510100|BATTERY|manufacturer|qualified|75
长沙岳麓印务有限公司|Changsha Yuelu Printing Co., Ltd.|岳麓|430100|PACKAGING|manufacturer|qualified|110
济南历下物业服务有限公司|Jinan Lixia Property Services Co., Ltd.|历下|370100|FACILITY|serviceProvider|refused|14
北京朝阳盛世广告有限公司|Beijing Chaoyang Shengshi Advertising Co., Ltd.|盛世|110105|MARKETING|serviceProvider|withdrawn|9
`;

/** The companies in the demo's queue from the first start. */
export const deskCompanies: readonly DeskCompany[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", english = "", who = "", city = "", categories = "", type = "", state = "", days = ""] =
      line.split("|");
    return {
      name,
      english,
      who,
      city,
      categories: categories.split(","),
      companyType: type as CompanyType,
      state: state as State,
      days: Number.parseInt(days, 10),
      isSecond: days.endsWith("*"),
    };
  });
