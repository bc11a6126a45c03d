/*
 * What tells that a sentence is about a theme: in English words and their forms, in Chinese parts of a text.
 */
export const workThemes = {
  building: ['building architecture architect roof facade renovation', '建筑 装修 屋顶 图纸 施工'],
  care: ['patient ward nurse nursing illness dying relative diagnosis', '病人 患者 护理 病房 家属 查房'],
  conflict: [
    'conflict argument argue quarrel dispute tension shouted disagree',
    '争执 吵架 冲突 矛盾 吵起来 意见不合',
  ],
  cooking: ['kitchen recipe sauce dough dish menu cook', '后厨 菜谱 酱汁 做菜 火候 面团'],
  craft: ['craft workshop weld joint tool skill apprentice precision', '手艺 打磨 焊 学徒 工艺 精度'],
  creativity: ['creative creativity idea sketch brainstorm inspiration', '创意 灵感 点子 头脑风暴'],
  culture: ['culture tradition history custom society', '文化 传统 历史 习俗'],
  customers: ['customer client interview complaint users', '客户 用户 投诉 访谈'],
  data: ['data statistics chart average sample percent figures survey', '数据 统计 图表 平均 样本 占比'],
  decisions: ['decide decision choose choice judgement option bias risk', '决定 决策 选择 判断 取舍 风险'],
  design: ['design layout interface colour usability prototype', '设计 排版 界面 配色 原型 版面'],
  feedback: ['feedback review criticism praise appraisal', '反馈 点评 批评 表扬 评审'],
  finance: ['budget invoice cost price cash margin profit tax', '预算 成本 利润 现金 发票 税'],
  focus: [
    'focus distraction interrupted interruption concentrate concentration',
    '专注 分心 打断 走神 注意力',
  ],
  habits: ['habit routine ritual daily discipline', '习惯 坚持 打卡 自律'],
  hiring: ['hiring interview candidate recruit applicant', '招聘 面试 候选人 应聘'],
  leadership: ['leader leadership delegate manager lead trust', '带团队 管理 授权 领导 负责人'],
  learning: ['learn learned learning study practice course understand', '学习 学会 练习 课程 弄懂 读书'],
  meetings: ['meeting agenda minutes stand-up standup', '会议 开会 议程 站会 例会'],
  mistakes: [
    'mistake error fault wrong incident failure forgot overlooked',
    '错误 失误 出错 搞错 事故 忘了 漏了',
  ],
  motivation: ['motivation motivated meaning purpose boring bored proud', '动力 意义 成就感 没劲 价值感'],
  nature: ['plant soil forest insects pesticide climate', '土壤 森林 农药 气候 植物'],
  negotiation: ['negotiate negotiation offer bargain concession contract', '谈判 讨价还价 让步 报价'],
  planning: ['deadline plan schedule estimate delay late', '排期 工期 计划 延期 估时 截止'],
  presenting: ['presentation slides talk audience pitch stage', '演讲 汇报 幻灯片 观众 讲稿'],
  product: ['product feature launch hypothesis experiment', '产品 功能 上线 验证 需求'],
  production: ['production line machine shift output bottleneck stock', '产线 生产 机台 产量 瓶颈 库存'],
  psychology: ['emotion fear confidence behaviour feelings anxious', '情绪 心理 害怕 自信 行为'],
  quality: ['quality defect inspection tolerance check checklist', '质量 缺陷 检验 公差 返工 清单'],
  safety: ['safety accident hazard alarm near-miss', '安全 事故 隐患 报警 险情'],
  sales: ['sales sell selling lead quota deal', '销售 卖 签单 业绩 成交'],
  service: ['guest service waiter hospitality reception host', '客人 服务员 前台 接待 上菜'],
  software: [
    'code bug test deploy release refactor server database',
    '代码 缺陷 部署 发布 重构 服务器 数据库',
  ],
  strategy: ['strategy market competitor competition position', '战略 市场 竞争 对手 定位'],
  stress: ['stress tired exhausted sleep overload pressure', '压力 疲惫 睡眠 焦虑 加班 累'],
  teaching: ['pupil class lesson teacher school homework', '学生 课堂 备课 老师 作业 班级'],
  teamwork: ['team together colleague cooperation handover', '团队 协作 配合 同事 交接'],
  time: ['time calendar late overtime busy hours', '时间 日程 来不及 忙不过来'],
  writing: ['write writing text draft article report letter', '写作 文章 初稿 报告 文案'],
} as const satisfies Record<string, readonly [english: string, chinese: string]>;

export type WorkTheme = keyof typeof workThemes;
