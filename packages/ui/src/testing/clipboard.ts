/** Clipboard HTML of several programs, shortened but otherwise original. */

export const wordDocument = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/zhang/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:等线;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt;word-wrap:break-word;text-justify-trim:punctuation'><!--StartFragment-->
<h2 style='mso-pagination:widow-orphan'><span style='font-family:黑体'>一、技术要求</span><span lang=EN-US><o:p></o:p></span></h2>
<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'><span style='font-family:宋体;mso-ascii-font-family:"Times New Roman"'>无缝钢管须
符合 </span><b><span lang=EN-US>GB/T 8163</span></b><span style='color:windowtext'>，并附</span><span style='color:#C00000'>材质证明书</span>。<span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l1 level1 lfo1'><![if !supportLists]><span lang=EN-US style='mso-fareast-font-family:等线'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>材质 <span lang=EN-US>20#<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:42.0pt;text-indent:-21.0pt;mso-list:l1 level2 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>壁厚 6 mm</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:42.0pt;text-indent:-21.0pt;mso-list:l1 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>长度 9 m</p>
<p class=MsoListParagraphCxSpLast style='margin-left:21.0pt;mso-list:l1 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>无损检测<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo2'><span style='mso-list:Ignore'>l<span>&nbsp; </span></span>含税<o:p></o:p></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="图片_x0020_1" style='width:60pt'><v:imagedata src="file:///C:/Users/zhang/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=80 height=60 src="file:///C:/Users/zhang/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="图片_x0020_1"><![endif]></p>
<p class=MsoNormal align=center style='text-align:center'><u>完</u><span lang=EN-US><o:p></o:p></span></p>
<!--EndFragment--></body></html>`;

export const wpsDocument = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="ProgId" content="Word.Document"><meta name="Generator" content="Kingsoft WPS">
<style>@font-face{font-family:"宋体";} p.MsoNormal{mso-style-name:正文;margin:0pt;}</style></head><body><!--StartFragment-->
<p class="MsoNormal" align="center" style="text-align:center;mso-pagination:widow-orphan;"><b><span style="mso-spacerun:'yes';font-family:宋体;font-size:16.0000pt;mso-font-kerning:1.0000pt;"><font face="宋体">询价函</font></span></b></p>
<p class="MsoNormal"><span style="mso-spacerun:'yes';font-family:宋体;font-size:10.5000pt;">请于 </span><span style="mso-spacerun:'yes';font-weight:bold;">12 月 5 日</span><span style="mso-spacerun:'yes';">前报价。</span><span><o:p></o:p></span></p>
<p class="MsoNormal" style="margin-left:21.0000pt;text-indent:-21.0000pt;mso-list:l0 level1 lfo1;"><!--[if !supportLists]--><span style="font-family:宋体;"><span style='mso-list:Ignore;'>（3）</span></span><!--[endif]--><span style="mso-spacerun:'yes';">报价含税</span></p>
<p class="MsoNormal" style="margin-left:21.0000pt;mso-list:l0 level1 lfo1;"><span style='mso-list:Ignore;'>（4）</span><span style="mso-spacerun:'yes';">交货期不超过四
十五天</span></p>
<table class="MsoTableGrid" border="1" cellspacing="0" style="border-collapse:collapse;mso-yfti-tbllook:480;"><tbody><tr><td width="284" colspan="2" style="width:142.0500pt;border:1.0000pt solid windowtext;mso-border-alt:solid windowtext"><p class="MsoNormal"><span style="mso-spacerun:'yes'">物料</span></p></td></tr><tr><td style="width:142pt"><p class="MsoNormal">闸阀</p></td><td style="width:142pt"><p class="MsoNormal">86</p></td></tr></tbody></table>
<!--EndFragment--></body></html>`;

export const excelTable = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>td{mso-number-format:General;}</style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=144 style='border-collapse:collapse;width:108pt'><!--StartFragment--><col width=72 span=2 style='width:54pt'><tr height=19 style='height:14.25pt'><td height=19 class=xl65 width=72 style='height:14.25pt;width:54pt'>物料</td><td class=xl65 width=72>数量</td></tr><tr height=19><td>闸阀</td><td align=right x:num>86</td></tr><!--EndFragment--></table></body></html>`;

export const webPage = `<meta charset='utf-8'><p class="lead" style="text-align: center; position: fixed">公告<script>alert(1)</script><a href="https://example.com/" onclick="alert(1)">详情</a></p>`;
