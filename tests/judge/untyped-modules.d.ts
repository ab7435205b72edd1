// Packages without types: the part that judges.ts uses.

declare module "@marbec/web-auto-extractor" {
  export default class Extractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): unknown;
  }
}

declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(
      data: unknown,
    ): Promise<{ rootType: string; issueMessage: string; severity: string }[]>;
  }
}

declare module "es-check" {
  export function runChecks(
    configs: {
      ecmaVersion: string;
      files: readonly string[];
      module: boolean;
      checkFeatures: boolean;
    }[],
    logger: null,
  ): Promise<{ errors: { file: string; err: Error }[] }>;
}
