// No part goes over the next bracket or a limit, so that a text of nothing but brackets takes no time.
const IMAGE = /!\[([^[\]]{0,300})\]\([^()]{0,1000}\)?/g
const LINK = /\[([^[\]]{0,300})\]\(([^()]{0,1000})\)/g
/** What is left of a link or image whose text goes over the end of a sentence. */
const REST_OF_LINK = /\]\((?!\/[a-z])[^()]{0,1000}\)?/g
const OWN_PAGE = /^\/(?:[a-z][\w/-]*)?$/i
const TAG = /<[a-z/!][^<>]{0,1000}>?/gi
const ADDRESS = /(?:\b(?:https?|ftp|javascript|vbscript|data):|(?<![\w/:])\/[/\\])\S+/gi

/** A reply without images, HTML and links to anywhere but our own pages: a model sends nobody elsewhere. */
export function withoutForeignLinks(text: string): string {
  return text
    .replace(IMAGE, '$1')
    .replace(LINK, (link, name: string, target: string) => (OWN_PAGE.test(target) ? link : name))
    .replace(REST_OF_LINK, ']')
    .replaceAll('![', '[')
    .replace(TAG, '')
    .replace(ADDRESS, '(link left out)')
}
