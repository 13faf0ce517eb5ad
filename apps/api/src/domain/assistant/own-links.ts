// Each part ends at the next bracket and at a length limit, so that text full of brackets stays fast to match.
const IMAGE = /!\[([^[\]]{0,300})\]\([^()]{0,1000}\)?/g
const LINK = /\[([^[\]]{0,300})\]\(([^()]{0,1000})\)/g
/** The rest of a link or image whose text contains the end of a sentence. */
const REST_OF_LINK = /\]\((?!\/[a-z]|\/\))[^()]{0,1000}\)?/g
const OWN_PAGE = /^\/(?:[a-z][\w/-]*)?$/i
const TAG = /<[a-z/!][^<>]{0,1000}>?/gi
const ADDRESS = /(?:\b(?:https?|ftp|javascript|vbscript|data):|(?<![\w/:])\/[/\\])\S+/gi

/** Removes images, HTML and links to anything but our own pages, so that a model cannot send people elsewhere. */
export function withoutForeignLinks(text: string): string {
  return text
    .replace(IMAGE, '$1')
    .replace(LINK, (link, name: string, target: string) => (OWN_PAGE.test(target) ? link : name))
    .replace(REST_OF_LINK, ']')
    .replaceAll('![', '[')
    .replace(TAG, '')
    .replace(ADDRESS, '(link left out)')
}
