/** The beginning of an import, an export or a dynamic import of a file of the same package. */
const relativeImport = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;

/** The address of a file of the same package, such as a worker's. */
const relativeUrl = /(new URL\(\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;

/** An import that asks Vite for the address of a file of a package. */
const addressImport = /^import (\w+) from ['"]@recto\/[^'"]+\/([^/'"]+)\?url[^'"]*['"];$/gm;

/** How the compiler wraps the address of an import that it does not know. The address is a whole one, not of a source. */
const wrappedAddress = /__rewriteRelativeImportExtension\((\s*(?:\/\*.*?\*\/\s*)*\w+)\)/g;

/**
 * Rewrites what the compiler leaves as it is in a built file: in declarations, imports name the source files;
 * in scripts, addresses of workers do, and some imports are Vite's own. An import of an address keeps its comments right
 * before the address, where bundlers look for them.
 * @param text a `.js` or `.d.ts` file that the compiler has written without its helpers.
 */
export function withBuiltImports(text: string): string {
  return text
    .replace(relativeImport, '$1$2$3.js$2')
    .replace(relativeUrl, '$1$2$3.js$2')
    .replace(addressImport, "const $1 = new URL('./$2', import.meta.url).href;")
    .replace(wrappedAddress, '$1');
}

/** A declaration without the imports that a script makes for their effect, such as a style sheet: types have none. */
export function withoutEffects(declaration: string): string {
  return declaration.replace(/^import ['"]#[^'"]+['"];$/gm, '');
}

/** Names of helpers of the compiler that a built file uses and does not have; none, if all is well. */
export function missingHelpers(text: string): readonly string[] {
  return [...new Set(text.match(/\b__(?:rewrite|await|add|dispose|es|run|set|prop|class)\w+(?=\()/g))];
}
