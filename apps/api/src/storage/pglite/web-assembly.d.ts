/** The part of WebAssembly in use. Node's types do not declare it; those of browsers declare much that Node lacks. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: 'WebAssembly.Module'
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
