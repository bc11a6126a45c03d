/** Words that a text gains, told by a sign and a line as well as by colour. */
export function AddedText({ children }: { children: string }) {
  return (
    <ins className="rounded-xs bg-leaf-soft text-leaf underline decoration-2 underline-offset-2 before:content-['+']">
      {children}
    </ins>
  );
}
