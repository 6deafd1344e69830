/** The part of Office's scripts in use; Excel provides them. */

declare namespace CustomFunctions {
  enum ErrorCode {
    invalidValue = '#VALUE!',
    notAvailable = '#N/A',
  }
  /** Excel shows the message next to the cell. */
  class Error {
    constructor(code: ErrorCode, message?: string);
    readonly code: ErrorCode;
    readonly message?: string;
  }
  function associate(id: string, run: (...args: unknown[]) => Promise<unknown>): void;
}

declare namespace OfficeRuntime {
  /** Shared by the functions and the task pane; Excel stores it for this add-in only. */
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
