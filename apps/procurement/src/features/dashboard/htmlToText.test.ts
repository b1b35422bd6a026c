// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { htmlToText } from './htmlToText';

test.each([
  ['系统维护', '系统维护'],
  ['<p>第一段</p><p>第二段</p>', '第一段\n\n第二段'],
  ['一行<br>二行', '一行\n二行'],
  ['<ul><li>甲</li><li>乙</li></ul>', '甲\n\n乙'],
  ['<script>alert(1)</script><b>粗</b>体 &amp; <i>斜</i>', '粗体 & 斜'],
  ['<img src=x onerror="alert(1)">文字', '文字'],
  ['', ''],
])('%j', (html, text) => expect(htmlToText(html)).toBe(text));
