/** Family names with their pinyin, most frequent first. */
export const familyNames = (
  '王 wang 李 li 张 zhang 刘 liu 陈 chen 杨 yang 黄 huang 赵 zhao 吴 wu 周 zhou 徐 xu 孙 sun 马 ma 朱 zhu 胡 hu ' +
  '郭 guo 何 he 林 lin 高 gao 罗 luo 郑 zheng 梁 liang 谢 xie 宋 song 唐 tang 许 xu 韩 han 邓 deng 冯 feng 曹 cao ' +
  '彭 peng 曾 zeng 肖 xiao 田 tian 董 dong 潘 pan 袁 yuan 蔡 cai 蒋 jiang 余 yu'
).split(' ');

/** Given names with their pinyin. */
export const maleNames = (
  '伟 wei 强 qiang 磊 lei 军 jun 勇 yong 杰 jie 涛 tao 明 ming 超 chao 刚 gang 平 ping 辉 hui 鹏 peng 健 jian 俊 jun ' +
  '建国 jianguo 志强 zhiqiang 文斌 wenbin 海涛 haitao 国栋 guodong 永胜 yongsheng 立新 lixin 家豪 jiahao 子轩 zixuan ' +
  '晓东 xiaodong 振华 zhenhua 光明 guangming 德胜 desheng 学军 xuejun 新宇 xinyu'
).split(' ');

export const femaleNames = (
  '芳 fang 娜 na 敏 min 静 jing 丽 li 艳 yan 娟 juan 霞 xia 燕 yan 玲 ling 丹 dan 萍 ping 红 hong 玉兰 yulan ' +
  '秀英 xiuying 桂芳 guifang 晓琳 xiaolin 雪梅 xuemei 思雨 siyu 梦瑶 mengyao 佳怡 jiayi 婷婷 tingting 海燕 haiyan ' +
  '春梅 chunmei 文静 wenjing 雅琴 yaqin'
).split(' ');

/** Converts a list of alternating names and pinyin to pairs. */
export const pairsOf = (words: readonly string[]): [name: string, pinyin: string][] =>
  words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]!] as [string, string]] : []));
