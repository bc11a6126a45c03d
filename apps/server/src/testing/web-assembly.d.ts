/** What is used here of a global that Node has and its types leave out. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
