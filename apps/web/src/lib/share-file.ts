/** Whether the system has a sheet that takes pictures. */
export function canShareFiles(): boolean {
  const file = new File([''], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * Hands a file to the system's sheet.
 * @returns false where that failed; who closed it wanted that
 */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
