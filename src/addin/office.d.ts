/** What the add-in uses of Office's scripts, which Excel brings. */

declare namespace CustomFunctions {
  enum ErrorCode {
    invalidValue = '#VALUE!',
    notAvailable = '#N/A',
  }
  /** Excel shows the message beside the cell. */
  class Error {
    constructor(code: ErrorCode, message?: string);
    readonly code: ErrorCode;
    readonly message?: string;
  }
  function associate(id: string, run: (...args: unknown[]) => Promise<unknown>): void;
}

declare namespace OfficeRuntime {
  /** Shared by the functions and the task pane, kept by Excel for this add-in alone. */
  const storage: {
    getItem(key: string): Promise<string | null>;
    setItem(key: string, value: string): Promise<void>;
    removeItem(key: string): Promise<void>;
  };
}

declare namespace Office {
  function onReady(): Promise<{ host: string | null }>;
}

declare namespace Excel {
  interface RequestContext {
    readonly workbook: { getActiveCell(): { formulas: string[][] } };
    sync(): Promise<void>;
  }
  function run(batch: (context: RequestContext) => Promise<void>): Promise<void>;
}
