/** No body of ours is deeper than five; what walks a body calls itself at each level. */
const DEEPEST = 16;

/** Sticky, so that what is no token ends the search instead of starting it anew at each place. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^"{}[\],]+/gy;

/**
 * Whether a text that is JSON means the same to all who read it: no object names a key twice (RFC
 * 8259, section 4) or one that every object has, such as `toString`, and it is no deeper than
 * anybody needs. Takes linear time.
 */
export function isOrderlyJson(text: string): boolean {
  const open: (Set<string> | undefined)[] = [];
  let isKey = false;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') {
      isKey = token === '{';
      if (open.push(isKey ? new Set() : undefined) > DEEPEST) return false;
    } else if (token === '}' || token === ']') {
      open.pop();
      isKey = false;
    } else if (token === ',') {
      isKey = open.at(-1) !== undefined;
    } else if (isKey && token.startsWith('"')) {
      const keys = open.at(-1);
      const key = String(JSON.parse(token));
      if (keys?.has(key) || key in Object.prototype) return false;
      keys?.add(key);
      isKey = false;
    }
  }
  return true;
}
