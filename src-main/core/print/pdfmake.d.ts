/** The part of pdfmake that is used: its printer, without the object around it, whose settings are shared by all documents of the process. */
declare module 'pdfmake/js/Printer.js' {
  type Files = { existsSync(name: string): boolean; readFileSync(name: string): Uint8Array };
  type Addresses = { resolve(address: string): void; resolved(): Promise<unknown> };
  type Page = { width: number; height: number };
  type Lines = (at: number, node: { table: { headerRows?: number; body: unknown[] } }) => number;
  export type TableLayout = {
    hLineWidth: Lines;
    vLineWidth: Lines;
    hLineColor?: () => string;
    vLineColor?: () => string;
    fillColor?: (row: number, node: { table: { headerRows?: number } }) => string | null;
    paddingLeft: () => number;
    paddingRight: () => number;
    paddingTop: () => number;
    paddingBottom: () => number;
  };
  export type Definition = {
    pageSize: Page;
    pageMargins: [number, number, number, number];
    defaultStyle: { font: string; fontSize: number };
    language: string;
    displayTitle: boolean;
    version: string;
    info: { title: string; creator: string; producer: string; creationDate: Date };
    header(page: number, pages: number): unknown;
    footer(page: number, pages: number): unknown;
    content: unknown;
  };
  export type Output = NodeJS.ReadableStream & { end(): void };
  class Printer {
    constructor(
      fonts: Record<string, { normal: string; bold: string }>,
      files: Files,
      addresses: Addresses,
      isFileAllowed: (path: string) => boolean,
    );
    createPdfKitDocument(definition: Definition, options: { tableLayouts: Record<string, TableLayout> }): Promise<Output>;
  }
  /** A CommonJS module is the default export as a whole. */
  const module: { default: typeof Printer };
  export default module;
}
