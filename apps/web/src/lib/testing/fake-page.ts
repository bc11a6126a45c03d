/**
 * As much of a page as React needs to render into it again and again, for tests that count renders; it has no layout, and
 * finds nothing but by id.
 */
class FakeNode extends EventTarget {
  readonly childNodes: FakeNode[] = [];
  parentNode: FakeNode | null = null;
  nodeValue = '';
  readonly nodeType: number;
  readonly nodeName: string;
  constructor(nodeType: number, nodeName: string) {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
  }
  get ownerDocument() {
    return page;
  }
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): FakeNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.nodeType === TEXT ? this.nodeValue : this.childNodes.map((node) => node.textContent).join('');
  }
  set textContent(text: string) {
    for (const node of [...this.childNodes]) this.removeChild(node);
    if (text !== '') this.appendChild(Object.assign(new FakeNode(TEXT, '#text'), { nodeValue: text }));
  }
  appendChild(node: FakeNode): FakeNode {
    return this.insertBefore(node, null);
  }
  insertBefore(node: FakeNode, before: FakeNode | null): FakeNode {
    node.parentNode?.removeChild(node);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }
  removeChild(node: FakeNode): FakeNode {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }
  contains(node: FakeNode | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode));
  }
}

const ELEMENT = 1;
const TEXT = 3;
const COMMENT = 8;
const DOCUMENT = 9;

class FakeElement extends FakeNode {
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly style = { setProperty: () => undefined };
  readonly attributes = new Map<string, string>();
  readonly tagName: string;
  tabIndex = 0;
  constructor(name: string) {
    super(ELEMENT, name.toUpperCase());
    this.tagName = this.nodeName;
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  focus(): void {
    page.activeElement = this;
  }
  matches(): boolean {
    return false;
  }
  closest(): null {
    return null;
  }
  querySelector(): null {
    return null;
  }
  querySelectorAll(): never[] {
    return [];
  }
  scrollIntoView(): void {}
}

class FakePage extends FakeNode {
  readonly documentElement = Object.assign(new FakeElement('html'), { dataset: {}, lang: '' });
  readonly body = new FakeElement('body');
  readonly defaultView = globalThis;
  activeElement: FakeElement = this.body;
  title = '';
  createElement = (name: string) => new FakeElement(name);
  createElementNS = (_space: string, name: string) => new FakeElement(name);
  createTextNode = (text: string) => Object.assign(new FakeNode(TEXT, '#text'), { nodeValue: text });
  createComment = () => new FakeNode(COMMENT, '#comment');
  querySelector = () => null;
  getElementById(id: string, within: FakeNode = this.body): FakeElement | null {
    for (const node of within.childNodes) {
      if (node instanceof FakeElement && node.getAttribute('id') === id) return node;
      const found = this.getElementById(id, node);
      if (found) return found;
    }
    return null;
  }
}

const page = new FakePage(DOCUMENT, '#document');

/** Opens an empty page as wide as a desk, in place of what the other tests have of a browser. */
export function openFakePage() {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    self: globalThis,
    origin: 'http://localhost',
    document: page,
    innerWidth: 1440,
    HTMLElement: FakeElement,
    Element: FakeElement,
    HTMLIFrameElement: class {},
    getComputedStyle: () => ({ fontSize: '16px' }),
    MutationObserver: class {
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
    scrollTo: () => undefined,
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 0),
    cancelAnimationFrame: clearTimeout,
  });
  const root = page.body.appendChild(new FakeElement('div'));
  return {
    root: root as unknown as Element,
    press: (key: string) =>
      page.dispatchEvent(Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), { key })),
  };
}
